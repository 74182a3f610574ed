PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0002');
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	name_key VARCHAR(80) NOT NULL, 
	guest BOOLEAN NOT NULL, 
	operator BOOLEAN NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created DOUBLE NOT NULL, 
	email VARCHAR(320), 
	webhook TEXT, 
	password_hash TEXT, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT uq_users_name_key UNIQUE (name_key)
);
INSERT INTO users VALUES('qopjkmvgequlsvh6','ann','ann',0,0,'en',1794832759.0975587368,NULL,NULL,'hash');
INSERT INTO users VALUES('zhg7vigs2zarr3p6','bob','bob',0,0,'en',1794832759.1020247935,NULL,NULL,'hash');
INSERT INTO users VALUES('dnchqhatvybjs2j5','cid','cid',0,0,'en',1794832759.1071367263,NULL,NULL,'hash');
INSERT INTO users VALUES('2zlahd4bunavhd2k','dan','dan',0,0,'en',1794832759.1092848778,NULL,NULL,'hash');
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	timeout VARCHAR(8) NOT NULL, 
	visibility VARCHAR(8) NOT NULL, 
	owner VARCHAR(32), 
	seed BLOB NOT NULL, 
	created DOUBLE NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	ply INTEGER NOT NULL, 
	since DOUBLE NOT NULL, 
	waiting TEXT NOT NULL, 
	result TEXT, 
	consents TEXT NOT NULL, 
	rematch VARCHAR(32), 
	imported BOOLEAN NOT NULL, 
	version INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	due DOUBLE, until DOUBLE, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_owner FOREIGN KEY(owner) REFERENCES users (id) ON DELETE SET NULL
);
INSERT INTO matches VALUES('finishedeuropexx','europe-in-turmoil',1,'{"players":2,"mobilization":false,"french_monarchy":false,"switzerland_liberal":1,"switzerland_authoritarian":0}','{"kind":"none","seconds":0,"increment":0,"days":0}','bot','public','qopjkmvgequlsvh6',X'b982c445d015558f550b05deadd69bf5959614f4e54ce71c6c96bade5ebf601e',1790000000.0,'finished',91,1790000090.0,'[]','{"winners":[1],"reason":"held-scoring","scores":[0,0]}','[]',NULL,0,91,94,NULL,NULL);
INSERT INTO matches VALUES('runningeuropexxx','europe-in-turmoil',1,'{"players":2,"mobilization":false,"french_monarchy":false,"switzerland_liberal":1,"switzerland_authoritarian":0}','{"kind":"days","seconds":0,"increment":0,"days":3}','bot','public','qopjkmvgequlsvh6',X'00629d3ab7bbe283a23233f0dde475ca81b43025e9f0776ef712caefa3122090',1790000000.0,'running',50,1790000049.0,'[0]',NULL,'[]',NULL,0,50,53,1790259249.0,NULL);
INSERT INTO matches VALUES('runningrealpolit','realpolitik',1,'{"players":4,"talk":true,"limit":false}','{"kind":"none","seconds":0,"increment":0,"days":0}','bot','public','qopjkmvgequlsvh6',X'4a7cb33072602a4d05c5ae719058ce9aadc79cc4321bc6b9164eb9329d012775',1790000000.0,'running',80,1790000079.0,'[2]',NULL,'[]',NULL,0,80,83,NULL,NULL);
INSERT INTO matches VALUES('waitingeuropexxx','europe-in-turmoil',1,'{"players":2,"mobilization":false,"french_monarchy":false,"switzerland_liberal":1,"switzerland_authoritarian":0}','{"kind":"none","seconds":0,"increment":0,"days":0}','bot','public','qopjkmvgequlsvh6',X'fc81af252d8831ef1cc93f9ae4492a28262014bfc86d704dbd0adb6e45b159e1',1790000000.0,'waiting',0,0.0,'[]',NULL,'[]',NULL,0,0,1,NULL,NULL);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	about VARCHAR(80) NOT NULL, 
	subject TEXT NOT NULL, 
	body TEXT NOT NULL, 
	due DOUBLE, 
	tries INTEGER NOT NULL, 
	sent DOUBLE, 
	CONSTRAINT fk_outbox_user FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE sessions (
	id VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	label VARCHAR(200) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (id), 
	CONSTRAINT fk_sessions_user FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT uq_sessions_digest UNIQUE (digest)
);
CREATE TABLE marks (
	"match" VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	message INTEGER NOT NULL, 
	CONSTRAINT pk_marks PRIMARY KEY ("match", user), 
	CONSTRAINT fk_marks_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_marks_user FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE news (
	"match" VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	ply INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	"key" VARCHAR(80), 
	data TEXT NOT NULL, 
	CONSTRAINT pk_news PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_news_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT uq_news_match_key UNIQUE ("match", "key")
);
INSERT INTO news VALUES('finishedeuropexx',1,'status',0,1790000000.0,NULL,'{"status":"running"}');
INSERT INTO news VALUES('finishedeuropexx',2,'action',1,1790000000.0,NULL,'{"seat":0,"action":"no","events":[[null,{"event":"pick-sealed","seat":"authoritarian"}]]}');
INSERT INTO news VALUES('finishedeuropexx',3,'action',2,1790000001.0,NULL,'{"seat":1,"action":"no","events":[[null,{"event":"pick-sealed","seat":"liberal"}]]}');
INSERT INTO news VALUES('finishedeuropexx',4,'action',3,1790000002.0,NULL,'{"seat":0,"action":"place saint_petersburg","events":[[null,{"event":"support-added","seat":"authoritarian","space":"saint_petersburg","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',5,'action',4,1790000003.0,NULL,'{"seat":0,"action":"place jugendstil","events":[[null,{"event":"support-added","seat":"authoritarian","space":"jugendstil","points":1}],[null,{"event":"control-gained","seat":"authoritarian","space":"jugendstil"}]]}');
INSERT INTO news VALUES('finishedeuropexx',6,'action',5,1790000004.0,NULL,'{"seat":1,"action":"place vienna","events":[[null,{"event":"support-added","seat":"liberal","space":"vienna","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',7,'message',5,1790000005.0,NULL,'{}');
INSERT INTO news VALUES('finishedeuropexx',8,'message',5,1790000005.0,NULL,'{}');
INSERT INTO news VALUES('finishedeuropexx',9,'action',6,1790000005.0,NULL,'{"seat":1,"action":"place croatia","events":[[null,{"event":"support-added","seat":"liberal","space":"croatia","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',10,'action',7,1790000006.0,NULL,'{"seat":0,"action":"place alsace_lorraine","events":[[null,{"event":"support-added","seat":"authoritarian","space":"alsace_lorraine","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',11,'action',8,1790000007.0,NULL,'{"seat":0,"action":"place finland","events":[[null,{"event":"support-added","seat":"authoritarian","space":"finland","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',12,'action',9,1790000008.0,NULL,'{"seat":0,"action":"place tsarist_army","events":[[null,{"event":"support-added","seat":"authoritarian","space":"tsarist_army","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',13,'action',10,1790000009.0,NULL,'{"seat":1,"action":"place french_writers","events":[[null,{"event":"support-added","seat":"liberal","space":"french_writers","points":1}],[null,{"event":"control-gained","seat":"liberal","space":"french_writers"}]]}');
INSERT INTO news VALUES('finishedeuropexx',14,'action',11,1790000010.0,NULL,'{"seat":1,"action":"place poland","events":[[null,{"event":"support-added","seat":"liberal","space":"poland","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',15,'action',12,1790000011.0,NULL,'{"seat":1,"action":"place sweden","events":[[null,{"event":"support-added","seat":"liberal","space":"sweden","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',16,'action',13,1790000012.0,NULL,'{"seat":0,"action":"place orthodox_church","events":[[null,{"event":"support-added","seat":"authoritarian","space":"orthodox_church","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',17,'action',14,1790000013.0,NULL,'{"seat":1,"action":"place fauvism","events":[[null,{"event":"support-added","seat":"liberal","space":"fauvism","points":1}],[null,{"event":"control-gained","seat":"liberal","space":"fauvism"}]]}');
INSERT INTO news VALUES('finishedeuropexx',18,'action',15,1790000014.0,NULL,'{"seat":0,"action":"naval scramble_for_africa","events":[[null,{"event":"card-played","seat":"authoritarian","card":"scramble_for_africa","use":"naval"}],[null,{"event":"naval-attempt-failed","seat":"authoritarian"}]]}');
INSERT INTO news VALUES('finishedeuropexx',19,'action',16,1790000015.0,NULL,'{"seat":1,"action":"naval dreyfus_affair","events":[[null,{"event":"card-played","seat":"liberal","card":"dreyfus_affair","use":"naval"}],[null,{"event":"naval-attempt","seat":"liberal","box":"hms_dreadnought","die":2,"modifier":2,"needed":4}],[null,{"event":"navy-advanced","seat":"liberal","box":"hms_dreadnought"}]]}');
INSERT INTO news VALUES('finishedeuropexx',20,'action',17,1790000016.0,NULL,'{"seat":1,"action":"place sweden","events":[[null,{"event":"support-added","seat":"liberal","space":"sweden","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',21,'action',18,1790000017.0,NULL,'{"seat":1,"action":"place switzerland","events":[[null,{"event":"support-added","seat":"liberal","space":"switzerland","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',22,'action',19,1790000018.0,NULL,'{"seat":0,"action":"event legacy_of_bismarck","events":[[null,{"event":"card-played","seat":"authoritarian","card":"legacy_of_bismarck","use":"event"}],[null,{"event":"event-happened","seat":"authoritarian","card":"legacy_of_bismarck"}]]}');
INSERT INTO news VALUES('finishedeuropexx',23,'action',20,1790000019.0,NULL,'{"seat":1,"action":"event union_of_liberation","events":[[null,{"event":"card-played","seat":"liberal","card":"union_of_liberation","use":"event"}],[null,{"event":"event-happened","seat":"liberal","card":"union_of_liberation"}]]}');
INSERT INTO news VALUES('finishedeuropexx',24,'action',21,1790000020.0,NULL,'{"seat":1,"action":"remove nicolas_ii","events":[[null,{"event":"support-removed","seat":"authoritarian","space":"nicolas_ii","points":1}],[null,{"event":"control-lost","seat":"authoritarian","space":"nicolas_ii"}]]}');
INSERT INTO news VALUES('finishedeuropexx',25,'action',22,1790000021.0,NULL,'{"seat":1,"action":"remove orthodox_church","events":[[null,{"event":"support-removed","seat":"authoritarian","space":"orthodox_church","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',26,'action',23,1790000022.0,NULL,'{"seat":1,"action":"check finland","events":[[null,{"event":"support-checked","seat":"liberal","space":"finland","die":3,"ops":3,"neighbours":0,"stability":2,"excess":2}],[null,{"event":"support-removed","seat":"authoritarian","space":"finland","points":1}],[null,{"event":"support-added","seat":"liberal","space":"finland","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',27,'action',24,1790000023.0,NULL,'{"seat":0,"action":"operate state_secularism_in_france","events":[[null,{"event":"card-played","seat":"authoritarian","card":"state_secularism_in_france","use":"operations"}]]}');
INSERT INTO news VALUES('finishedeuropexx',28,'action',25,1790000024.0,NULL,'{"seat":0,"action":"event-before","events":[[null,{"event":"event-happened","seat":"liberal","card":"state_secularism_in_france"}],[null,{"event":"support-removed","seat":"authoritarian","space":"french_catholic_church","points":4}],[null,{"event":"control-lost","seat":"authoritarian","space":"french_catholic_church"}],[null,{"event":"marker-placed","marker":"state_secularism"}]]}');
INSERT INTO news VALUES('finishedeuropexx',29,'action',26,1790000025.0,NULL,'{"seat":0,"action":"checks","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',30,'action',27,1790000026.0,NULL,'{"seat":0,"action":"check trieste","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"trieste","die":3,"ops":1,"neighbours":0,"stability":3,"excess":-2}]]}');
INSERT INTO news VALUES('finishedeuropexx',31,'action',28,1790000027.0,NULL,'{"seat":0,"action":"check beau_monde","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"beau_monde","die":5,"ops":1,"neighbours":-1,"stability":3,"excess":-1}]]}');
INSERT INTO news VALUES('finishedeuropexx',32,'action',29,1790000028.0,NULL,'{"seat":1,"action":"operate third_department_okhrana","events":[[null,{"event":"card-played","seat":"liberal","card":"third_department_okhrana","use":"operations"}]]}');
INSERT INTO news VALUES('finishedeuropexx',33,'action',30,1790000029.0,NULL,'{"seat":1,"action":"event-before","events":[[null,{"event":"event-happened","seat":"authoritarian","card":"third_department_okhrana"}]]}');
INSERT INTO news VALUES('finishedeuropexx',34,'action',31,1790000030.0,NULL,'{"seat":0,"action":"stability testimonials","events":[[null,{"event":"stability-made-unavailable","card":"testimonials"}]]}');
INSERT INTO news VALUES('finishedeuropexx',35,'action',32,1790000031.0,NULL,'{"seat":1,"action":"placement","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',36,'action',33,1790000032.0,NULL,'{"seat":1,"action":"place finland","events":[[null,{"event":"support-added","seat":"liberal","space":"finland","points":1}],[null,{"event":"control-gained","seat":"liberal","space":"finland"}]]}');
INSERT INTO news VALUES('finishedeuropexx',37,'action',34,1790000033.0,NULL,'{"seat":1,"action":"place alto_adige","events":[[null,{"event":"support-added","seat":"liberal","space":"alto_adige","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',38,'action',35,1790000034.0,NULL,'{"seat":1,"action":"place picardy","events":[[null,{"event":"support-added","seat":"liberal","space":"picardy","points":1}],[null,{"event":"card-removed","card":"third_department_okhrana"}]]}');
INSERT INTO news VALUES('finishedeuropexx',39,'action',36,1790000035.0,NULL,'{"seat":0,"action":"operate traditionalism","events":[[null,{"event":"card-played","seat":"authoritarian","card":"traditionalism","use":"operations"}]]}');
INSERT INTO news VALUES('finishedeuropexx',40,'action',37,1790000036.0,NULL,'{"seat":0,"action":"checks","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',41,'action',38,1790000037.0,NULL,'{"seat":0,"action":"check siberia","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"siberia","die":5,"ops":2,"neighbours":0,"stability":5,"excess":-3}]]}');
INSERT INTO news VALUES('finishedeuropexx',42,'action',39,1790000038.0,NULL,'{"seat":0,"action":"check croatia","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"croatia","die":5,"ops":2,"neighbours":0,"stability":3,"excess":1}],[null,{"event":"support-removed","seat":"liberal","space":"croatia","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',43,'action',40,1790000039.0,NULL,'{"seat":1,"action":"operate franz_ferdinand","events":[[null,{"event":"card-played","seat":"liberal","card":"franz_ferdinand","use":"operations"}]]}');
INSERT INTO news VALUES('finishedeuropexx',44,'action',41,1790000040.0,NULL,'{"seat":1,"action":"event-before","events":[[null,{"event":"event-happened","seat":"authoritarian","card":"franz_ferdinand"}]]}');
INSERT INTO news VALUES('finishedeuropexx',45,'action',42,1790000041.0,NULL,'{"seat":0,"action":"place dual_monarchy","events":[[null,{"event":"support-added","seat":"authoritarian","space":"dual_monarchy","points":1}],[null,{"event":"control-gained","seat":"authoritarian","space":"dual_monarchy"}]]}');
INSERT INTO news VALUES('finishedeuropexx',46,'action',43,1790000042.0,NULL,'{"seat":0,"action":"place transylvania","events":[[null,{"event":"support-added","seat":"authoritarian","space":"transylvania","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',47,'action',44,1790000043.0,NULL,'{"seat":0,"action":"place moravia","events":[[null,{"event":"support-added","seat":"authoritarian","space":"moravia","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',48,'action',45,1790000044.0,NULL,'{"seat":1,"action":"checks","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',49,'action',46,1790000045.0,NULL,'{"seat":1,"action":"check tsarist_army","events":[[null,{"event":"support-checked","seat":"liberal","space":"tsarist_army","die":5,"ops":2,"neighbours":0,"stability":3,"excess":1}],[null,{"event":"support-removed","seat":"authoritarian","space":"tsarist_army","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',50,'action',47,1790000046.0,NULL,'{"seat":1,"action":"check east_prussia","events":[[null,{"event":"support-checked","seat":"liberal","space":"east_prussia","die":4,"ops":2,"neighbours":0,"stability":4,"excess":-2}]]}');
INSERT INTO news VALUES('finishedeuropexx',51,'action',48,1790000047.0,NULL,'{"seat":0,"action":"operate radical_party_founded","events":[[null,{"event":"card-played","seat":"authoritarian","card":"radical_party_founded","use":"operations"}]]}');
INSERT INTO news VALUES('finishedeuropexx',52,'action',49,1790000048.0,NULL,'{"seat":0,"action":"event-before","events":[[null,{"event":"event-happened","seat":"liberal","card":"radical_party_founded"}]]}');
INSERT INTO news VALUES('finishedeuropexx',53,'action',50,1790000049.0,NULL,'{"seat":1,"action":"place french_writers","events":[[null,{"event":"support-added","seat":"liberal","space":"french_writers","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',54,'action',51,1790000050.0,NULL,'{"seat":1,"action":"place nice","events":[[null,{"event":"support-added","seat":"liberal","space":"nice","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',55,'action',52,1790000051.0,NULL,'{"seat":1,"action":"place beau_monde","events":[[null,{"event":"support-added","seat":"liberal","space":"beau_monde","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',56,'action',53,1790000052.0,NULL,'{"seat":1,"action":"place picardy","events":[[null,{"event":"support-added","seat":"liberal","space":"picardy","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',57,'action',54,1790000053.0,NULL,'{"seat":0,"action":"checks","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',58,'action',55,1790000054.0,NULL,'{"seat":0,"action":"check sweden","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"sweden","die":6,"ops":3,"neighbours":-1,"stability":3,"excess":2}],[null,{"event":"support-removed","seat":"liberal","space":"sweden","points":2}]]}');
INSERT INTO news VALUES('finishedeuropexx',59,'action',56,1790000055.0,NULL,'{"seat":0,"action":"check picardy","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"picardy","die":2,"ops":3,"neighbours":0,"stability":2,"excess":1}],[null,{"event":"support-removed","seat":"liberal","space":"picardy","points":1}],[null,{"event":"card-removed","card":"radical_party_founded"}]]}');
INSERT INTO news VALUES('finishedeuropexx',60,'action',57,1790000056.0,NULL,'{"seat":1,"action":"operate franco_russian_alliance","events":[[null,{"event":"card-played","seat":"liberal","card":"franco_russian_alliance","use":"operations"}]]}');
INSERT INTO news VALUES('finishedeuropexx',61,'action',58,1790000057.0,NULL,'{"seat":1,"action":"placement","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',62,'action',59,1790000058.0,NULL,'{"seat":1,"action":"place russian_bourgeoisie","events":[[null,{"event":"support-added","seat":"liberal","space":"russian_bourgeoisie","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',63,'action',60,1790000059.0,NULL,'{"seat":1,"action":"place italy","events":[[null,{"event":"support-added","seat":"liberal","space":"italy","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',64,'action',61,1790000060.0,NULL,'{"seat":0,"action":"operate socialist_movements","events":[[null,{"event":"card-played","seat":"authoritarian","card":"socialist_movements","use":"operations"}]]}');
INSERT INTO news VALUES('finishedeuropexx',65,'action',62,1790000061.0,NULL,'{"seat":0,"action":"event-after","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',66,'action',63,1790000062.0,NULL,'{"seat":0,"action":"placement","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',67,'action',64,1790000063.0,NULL,'{"seat":0,"action":"place french_armed_forces","events":[[null,{"event":"support-added","seat":"authoritarian","space":"french_armed_forces","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',68,'action',65,1790000064.0,NULL,'{"seat":0,"action":"place orthodox_church","events":[[null,{"event":"support-added","seat":"authoritarian","space":"orthodox_church","points":1}],[null,{"event":"event-happened","seat":"liberal","card":"socialist_movements"}]]}');
INSERT INTO news VALUES('finishedeuropexx',69,'action',66,1790000065.0,NULL,'{"seat":1,"action":"place baltic_states","events":[[null,{"event":"support-added","seat":"liberal","space":"baltic_states","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',70,'action',67,1790000066.0,NULL,'{"seat":1,"action":"place alsace_lorraine","events":[[null,{"event":"support-added","seat":"liberal","space":"alsace_lorraine","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',71,'action',68,1790000067.0,NULL,'{"seat":1,"action":"event revolution_of_1905","events":[[null,{"event":"card-played","seat":"liberal","card":"revolution_of_1905","use":"event"}],[null,{"event":"event-happened","seat":"liberal","card":"revolution_of_1905"}],[null,{"event":"tension-changed","change":1,"tension":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',72,'action',69,1790000068.0,NULL,'{"seat":1,"action":"check orthodox_church","events":[[null,{"event":"support-checked","seat":"liberal","space":"orthodox_church","die":4,"ops":1,"neighbours":0,"stability":3,"excess":-1}]]}');
INSERT INTO news VALUES('finishedeuropexx',73,'action',70,1790000069.0,NULL,'{"seat":1,"action":"check orthodox_church","events":[[null,{"event":"support-checked","seat":"liberal","space":"orthodox_church","die":3,"ops":1,"neighbours":0,"stability":3,"excess":-2}]]}');
INSERT INTO news VALUES('finishedeuropexx',74,'action',71,1790000070.0,NULL,'{"seat":1,"action":"check orthodox_church","events":[[null,{"event":"support-checked","seat":"liberal","space":"orthodox_church","die":6,"ops":1,"neighbours":0,"stability":3,"excess":1}],[null,{"event":"support-removed","seat":"authoritarian","space":"orthodox_church","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',75,'action',72,1790000071.0,NULL,'{"seat":1,"action":"check nicolas_ii","events":[[null,{"event":"support-checked","seat":"liberal","space":"nicolas_ii","die":5,"ops":1,"neighbours":0,"stability":4,"excess":-2}]]}');
INSERT INTO news VALUES('finishedeuropexx',76,'action',73,1790000072.0,NULL,'{"seat":1,"action":"check nicolas_ii","events":[[null,{"event":"support-checked","seat":"liberal","space":"nicolas_ii","die":4,"ops":1,"neighbours":0,"stability":4,"excess":-3}],[null,{"event":"crisis-rolled","die":1,"tension":1,"status":-6,"total":-4}]]}');
INSERT INTO news VALUES('finishedeuropexx',77,'action',74,1790000073.0,NULL,'{"seat":0,"action":"operate kulturkampf","events":[[null,{"event":"card-played","seat":"authoritarian","card":"kulturkampf","use":"operations"}]]}');
INSERT INTO news VALUES('finishedeuropexx',78,'action',75,1790000074.0,NULL,'{"seat":0,"action":"event-after","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',79,'action',76,1790000075.0,NULL,'{"seat":0,"action":"placement","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',80,'action',77,1790000076.0,NULL,'{"seat":0,"action":"place belgium","events":[[null,{"event":"support-added","seat":"authoritarian","space":"belgium","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',81,'action',78,1790000077.0,NULL,'{"seat":0,"action":"place saxony","events":[[null,{"event":"support-added","seat":"authoritarian","space":"saxony","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',82,'action',79,1790000078.0,NULL,'{"seat":0,"action":"place hanover_oldenburg","events":[[null,{"event":"support-added","seat":"authoritarian","space":"hanover_oldenburg","points":1}],[null,{"event":"event-happened","seat":"liberal","card":"kulturkampf"}]]}');
INSERT INTO news VALUES('finishedeuropexx',83,'action',80,1790000079.0,NULL,'{"seat":1,"action":"check hanover_oldenburg","events":[[null,{"event":"support-checked","seat":"liberal","space":"hanover_oldenburg","die":6,"ops":3,"neighbours":0,"stability":2,"excess":5}],[null,{"event":"support-removed","seat":"authoritarian","space":"hanover_oldenburg","points":1}],[null,{"event":"support-added","seat":"liberal","space":"hanover_oldenburg","points":2}],[null,{"event":"control-gained","seat":"liberal","space":"hanover_oldenburg"}]]}');
INSERT INTO news VALUES('finishedeuropexx',84,'action',81,1790000080.0,NULL,'{"seat":1,"action":"check jugendstil","events":[[null,{"event":"support-checked","seat":"liberal","space":"jugendstil","die":5,"ops":3,"neighbours":0,"stability":2,"excess":4}],[null,{"event":"support-removed","seat":"authoritarian","space":"jugendstil","points":2}],[null,{"event":"control-lost","seat":"authoritarian","space":"jugendstil"}],[null,{"event":"support-added","seat":"liberal","space":"jugendstil","points":2}],[null,{"event":"control-gained","seat":"liberal","space":"jugendstil"}]]}');
INSERT INTO news VALUES('finishedeuropexx',85,'action',82,1790000081.0,NULL,'{"seat":1,"action":"operate admiral_von_tirpitz","events":[[null,{"event":"card-played","seat":"liberal","card":"admiral_von_tirpitz","use":"operations"}]]}');
INSERT INTO news VALUES('finishedeuropexx',86,'action',83,1790000082.0,NULL,'{"seat":1,"action":"event-before","events":[[null,{"event":"event-happened","seat":"authoritarian","card":"admiral_von_tirpitz"}],[null,{"event":"tension-changed","change":1,"tension":2}],[null,{"event":"crisis-rolled","die":5,"tension":2,"status":-6,"total":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',87,'action',84,1790000083.0,NULL,'{"seat":0,"action":"amount 2","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',88,'action',85,1790000084.0,NULL,'{"seat":0,"action":"remove wilhelm_ii","events":[[null,{"event":"support-removed","seat":"authoritarian","space":"wilhelm_ii","points":1}],[null,{"event":"control-lost","seat":"authoritarian","space":"wilhelm_ii"}]]}');
INSERT INTO news VALUES('finishedeuropexx',89,'action',86,1790000085.0,NULL,'{"seat":0,"action":"remove saxony","events":[[null,{"event":"support-removed","seat":"authoritarian","space":"saxony","points":1}],[null,{"event":"navy-advanced","seat":"authoritarian","box":"hms_dreadnought"}],[null,{"event":"navy-advanced","seat":"authoritarian","box":"nassau"}]]}');
INSERT INTO news VALUES('finishedeuropexx',90,'action',87,1790000086.0,NULL,'{"seat":1,"action":"placement","events":[]}');
INSERT INTO news VALUES('finishedeuropexx',91,'action',88,1790000087.0,NULL,'{"seat":1,"action":"place paris","events":[[null,{"event":"support-added","seat":"liberal","space":"paris","points":1}],[null,{"event":"control-gained","seat":"liberal","space":"paris"}]]}');
INSERT INTO news VALUES('finishedeuropexx',92,'action',89,1790000088.0,NULL,'{"seat":1,"action":"place french_armed_forces","events":[[null,{"event":"support-added","seat":"liberal","space":"french_armed_forces","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',93,'action',90,1790000089.0,NULL,'{"seat":1,"action":"place bohemia","events":[[null,{"event":"support-added","seat":"liberal","space":"bohemia","points":1}]]}');
INSERT INTO news VALUES('finishedeuropexx',94,'action',91,1790000090.0,NULL,'{"seat":1,"action":"place east_prussia","events":[[null,{"event":"support-added","seat":"liberal","space":"east_prussia","points":1}],[null,{"event":"card-removed","card":"admiral_von_tirpitz"}],[null,{"event":"effect-ended","card":"legacy_of_bismarck"}]]}');
INSERT INTO news VALUES('runningeuropexxx',1,'status',0,1790000000.0,NULL,'{"status":"running"}');
INSERT INTO news VALUES('runningeuropexxx',2,'action',1,1790000000.0,NULL,'{"seat":0,"action":"no","events":[[null,{"event":"pick-sealed","seat":"authoritarian"}]]}');
INSERT INTO news VALUES('runningeuropexxx',3,'action',2,1790000001.0,NULL,'{"seat":1,"action":"no","events":[[null,{"event":"pick-sealed","seat":"liberal"}]]}');
INSERT INTO news VALUES('runningeuropexxx',4,'action',3,1790000002.0,NULL,'{"seat":0,"action":"place spain_portugal","events":[[null,{"event":"support-added","seat":"authoritarian","space":"spain_portugal","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',5,'action',4,1790000003.0,NULL,'{"seat":0,"action":"place jugendstil","events":[[null,{"event":"support-added","seat":"authoritarian","space":"jugendstil","points":1}],[null,{"event":"control-gained","seat":"authoritarian","space":"jugendstil"}]]}');
INSERT INTO news VALUES('runningeuropexxx',6,'action',5,1790000004.0,NULL,'{"seat":1,"action":"place nice","events":[[null,{"event":"support-added","seat":"liberal","space":"nice","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',7,'message',5,1790000005.0,NULL,'{}');
INSERT INTO news VALUES('runningeuropexxx',8,'message',5,1790000005.0,NULL,'{}');
INSERT INTO news VALUES('runningeuropexxx',9,'action',6,1790000005.0,NULL,'{"seat":1,"action":"place industrialists","events":[[null,{"event":"support-added","seat":"liberal","space":"industrialists","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',10,'action',7,1790000006.0,NULL,'{"seat":0,"action":"place austrian_catholic_church","events":[[null,{"event":"support-added","seat":"authoritarian","space":"austrian_catholic_church","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',11,'action',8,1790000007.0,NULL,'{"seat":0,"action":"place algeria","events":[[null,{"event":"support-added","seat":"authoritarian","space":"algeria","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',12,'action',9,1790000008.0,NULL,'{"seat":0,"action":"place bordeaux","events":[[null,{"event":"support-added","seat":"authoritarian","space":"bordeaux","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',13,'action',10,1790000009.0,NULL,'{"seat":1,"action":"place netherlands","events":[[null,{"event":"support-added","seat":"liberal","space":"netherlands","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',14,'action',11,1790000010.0,NULL,'{"seat":1,"action":"place budapest","events":[[null,{"event":"support-added","seat":"liberal","space":"budapest","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',15,'action',12,1790000011.0,NULL,'{"seat":1,"action":"place alsace_lorraine","events":[[null,{"event":"support-added","seat":"liberal","space":"alsace_lorraine","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',16,'action',13,1790000012.0,NULL,'{"seat":0,"action":"place galicia_przemysl","events":[[null,{"event":"support-added","seat":"authoritarian","space":"galicia_przemysl","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',17,'action',14,1790000013.0,NULL,'{"seat":1,"action":"place beau_monde","events":[[null,{"event":"support-added","seat":"liberal","space":"beau_monde","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',18,'action',15,1790000014.0,NULL,'{"seat":0,"action":"operate legacy_of_bismarck","events":[[null,{"event":"card-played","seat":"authoritarian","card":"legacy_of_bismarck","use":"operations"}]]}');
INSERT INTO news VALUES('runningeuropexxx',19,'action',16,1790000015.0,NULL,'{"seat":0,"action":"checks","events":[]}');
INSERT INTO news VALUES('runningeuropexxx',20,'action',17,1790000016.0,NULL,'{"seat":0,"action":"check nice","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"nice","die":2,"ops":2,"neighbours":0,"stability":2,"excess":0}]]}');
INSERT INTO news VALUES('runningeuropexxx',21,'action',18,1790000017.0,NULL,'{"seat":0,"action":"check russian_bourgeoisie","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"russian_bourgeoisie","die":1,"ops":2,"neighbours":0,"stability":2,"excess":-1}]]}');
INSERT INTO news VALUES('runningeuropexxx',22,'action',19,1790000018.0,NULL,'{"seat":1,"action":"operate traditionalism","events":[[null,{"event":"card-played","seat":"liberal","card":"traditionalism","use":"operations"}]]}');
INSERT INTO news VALUES('runningeuropexxx',23,'action',20,1790000019.0,NULL,'{"seat":1,"action":"event-before","events":[[null,{"event":"event-happened","seat":"authoritarian","card":"traditionalism"}]]}');
INSERT INTO news VALUES('runningeuropexxx',24,'action',21,1790000020.0,NULL,'{"seat":0,"action":"place transylvania","events":[[null,{"event":"support-added","seat":"authoritarian","space":"transylvania","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',25,'action',22,1790000021.0,NULL,'{"seat":0,"action":"place bulgaria","events":[[null,{"event":"support-added","seat":"authoritarian","space":"bulgaria","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',26,'action',23,1790000022.0,NULL,'{"seat":0,"action":"place brittany_normandy","events":[[null,{"event":"support-added","seat":"authoritarian","space":"brittany_normandy","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',27,'action',24,1790000023.0,NULL,'{"seat":0,"action":"place nice","events":[[null,{"event":"support-added","seat":"authoritarian","space":"nice","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',28,'action',25,1790000024.0,NULL,'{"seat":1,"action":"placement","events":[]}');
INSERT INTO news VALUES('runningeuropexxx',29,'action',26,1790000025.0,NULL,'{"seat":1,"action":"place greece","events":[[null,{"event":"support-added","seat":"liberal","space":"greece","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',30,'action',27,1790000026.0,NULL,'{"seat":1,"action":"place orthodox_church","events":[[null,{"event":"support-added","seat":"liberal","space":"orthodox_church","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',31,'action',28,1790000027.0,NULL,'{"seat":0,"action":"operate foreign_investments","events":[[null,{"event":"card-played","seat":"authoritarian","card":"foreign_investments","use":"operations"}]]}');
INSERT INTO news VALUES('runningeuropexxx',32,'action',29,1790000028.0,NULL,'{"seat":0,"action":"event-before","events":[[null,{"event":"event-happened","seat":"liberal","card":"foreign_investments"}]]}');
INSERT INTO news VALUES('runningeuropexxx',33,'action',30,1790000029.0,NULL,'{"seat":1,"action":"amount 4","events":[]}');
INSERT INTO news VALUES('runningeuropexxx',34,'action',31,1790000030.0,NULL,'{"seat":1,"action":"remove bavaria","events":[[null,{"event":"support-removed","seat":"liberal","space":"bavaria","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',35,'action',32,1790000031.0,NULL,'{"seat":1,"action":"remove picardy","events":[[null,{"event":"support-removed","seat":"liberal","space":"picardy","points":1}],[null,{"event":"control-lost","seat":"liberal","space":"picardy"}]]}');
INSERT INTO news VALUES('runningeuropexxx',36,'action',33,1790000032.0,NULL,'{"seat":1,"action":"remove alsace_lorraine","events":[[null,{"event":"support-removed","seat":"liberal","space":"alsace_lorraine","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',37,'action',34,1790000033.0,NULL,'{"seat":1,"action":"remove bavaria","events":[[null,{"event":"support-removed","seat":"liberal","space":"bavaria","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',38,'action',35,1790000034.0,NULL,'{"seat":1,"action":"place baltic_states","events":[[null,{"event":"support-added","seat":"liberal","space":"baltic_states","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',39,'action',36,1790000035.0,NULL,'{"seat":1,"action":"place saint_petersburg","events":[[null,{"event":"support-added","seat":"liberal","space":"saint_petersburg","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',40,'action',37,1790000036.0,NULL,'{"seat":1,"action":"place russian_bourgeoisie","events":[[null,{"event":"support-added","seat":"liberal","space":"russian_bourgeoisie","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',41,'action',38,1790000037.0,NULL,'{"seat":1,"action":"place alto_adige","events":[[null,{"event":"support-added","seat":"liberal","space":"alto_adige","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',42,'action',39,1790000038.0,NULL,'{"seat":0,"action":"checks","events":[]}');
INSERT INTO news VALUES('runningeuropexxx',43,'action',40,1790000039.0,NULL,'{"seat":0,"action":"check paris","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"paris","die":5,"ops":2,"neighbours":1,"stability":2,"excess":4}],[null,{"event":"support-removed","seat":"liberal","space":"paris","points":1}],[null,{"event":"support-added","seat":"authoritarian","space":"paris","points":2}],[null,{"event":"control-gained","seat":"authoritarian","space":"paris"}]]}');
INSERT INTO news VALUES('runningeuropexxx',44,'action',41,1790000040.0,NULL,'{"seat":0,"action":"check baltic_states","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"baltic_states","die":1,"ops":2,"neighbours":0,"stability":2,"excess":-1}]]}');
INSERT INTO news VALUES('runningeuropexxx',45,'action',42,1790000041.0,NULL,'{"seat":1,"action":"naval socialist_movements","events":[[null,{"event":"card-played","seat":"liberal","card":"socialist_movements","use":"naval"}],[null,{"event":"naval-attempt","seat":"liberal","box":"hms_dreadnought","die":2,"modifier":3,"needed":4}],[null,{"event":"navy-advanced","seat":"liberal","box":"hms_dreadnought"}]]}');
INSERT INTO news VALUES('runningeuropexxx',46,'action',43,1790000042.0,NULL,'{"seat":1,"action":"place morocco","events":[[null,{"event":"support-added","seat":"liberal","space":"morocco","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',47,'action',44,1790000043.0,NULL,'{"seat":1,"action":"place spain_portugal","events":[[null,{"event":"support-added","seat":"liberal","space":"spain_portugal","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',48,'action',45,1790000044.0,NULL,'{"seat":0,"action":"operate franco_russian_alliance","events":[[null,{"event":"card-played","seat":"authoritarian","card":"franco_russian_alliance","use":"operations"}]]}');
INSERT INTO news VALUES('runningeuropexxx',49,'action',46,1790000045.0,NULL,'{"seat":0,"action":"event-before","events":[[null,{"event":"event-happened","seat":"liberal","card":"franco_russian_alliance"}],[null,{"event":"marker-placed","marker":"franco_russian_alliance"}]]}');
INSERT INTO news VALUES('runningeuropexxx',50,'action',47,1790000046.0,NULL,'{"seat":1,"action":"place siberia","events":[[null,{"event":"support-added","seat":"liberal","space":"siberia","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',51,'action',48,1790000047.0,NULL,'{"seat":1,"action":"place finland","events":[[null,{"event":"support-added","seat":"liberal","space":"finland","points":1}]]}');
INSERT INTO news VALUES('runningeuropexxx',52,'action',49,1790000048.0,NULL,'{"seat":0,"action":"checks","events":[]}');
INSERT INTO news VALUES('runningeuropexxx',53,'action',50,1790000049.0,NULL,'{"seat":0,"action":"check alto_adige","events":[[null,{"event":"support-checked","seat":"authoritarian","space":"alto_adige","die":3,"ops":2,"neighbours":0,"stability":2,"excess":1}],[null,{"event":"support-removed","seat":"liberal","space":"alto_adige","points":1}]]}');
INSERT INTO news VALUES('runningrealpolit',1,'status',0,1790000000.0,NULL,'{"status":"running"}');
INSERT INTO news VALUES('runningrealpolit',2,'action',1,1790000000.0,NULL,'{"seat":0,"action":"lay taxation","events":[[null,{"event":"pick-sealed","seat":"austria"}]]}');
INSERT INTO news VALUES('runningrealpolit',3,'action',2,1790000001.0,NULL,'{"seat":1,"action":"lay taxation","events":[[null,{"event":"pick-sealed","seat":"france"}]]}');
INSERT INTO news VALUES('runningrealpolit',4,'action',3,1790000002.0,NULL,'{"seat":2,"action":"lay movement","events":[[null,{"event":"pick-sealed","seat":"prussia"}]]}');
INSERT INTO news VALUES('runningrealpolit',5,'action',4,1790000003.0,NULL,'{"seat":3,"action":"lay gain_influence","events":[[null,{"event":"pick-sealed","seat":"italy"}],[null,{"event":"action-revealed","power":"austria","action_card":"taxation"}],[null,{"event":"action-revealed","power":"france","action_card":"taxation"}],[null,{"event":"action-revealed","power":"prussia","action_card":"movement"}],[null,{"event":"action-revealed","power":"italy","action_card":"gain_influence"}],[null,{"event":"money-gained","power":"austria","money":8}],[null,{"event":"money-gained","power":"france","money":8}],[null,{"event":"movement-began","power":"prussia"}]]}');
INSERT INTO news VALUES('runningrealpolit',6,'action',5,1790000004.0,NULL,'{"seat":2,"action":"envoy france","events":[[null,{"event":"envoy-chosen","power":"prussia","envoy":"france"}],[null,{"event":"morale-changed","power":"france","change":1,"morale":8}],[null,{"event":"round-began","power":"prussia","round":1}]]}');
INSERT INTO news VALUES('runningrealpolit',7,'message',5,1790000005.0,NULL,'{}');
INSERT INTO news VALUES('runningrealpolit',8,'message',5,1790000005.0,NULL,'{}');
INSERT INTO news VALUES('runningrealpolit',9,'action',6,1790000005.0,NULL,'{"seat":2,"action":"garrison magdeburg","events":[[null,{"event":"garrison-placed","power":"prussia","territory":"magdeburg"}]]}');
INSERT INTO news VALUES('runningrealpolit',10,'action',7,1790000006.0,NULL,'{"seat":2,"action":"garrison berlin","events":[[null,{"event":"garrison-placed","power":"prussia","territory":"berlin"}]]}');
INSERT INTO news VALUES('runningrealpolit',11,'action',8,1790000007.0,NULL,'{"seat":2,"action":"ride magdeburg","events":[]}');
INSERT INTO news VALUES('runningrealpolit',12,'action',9,1790000008.0,NULL,'{"seat":2,"action":"go hannover","events":[[null,{"event":"general-rode","power":"prussia","origin":"magdeburg","territory":"hannover"}]]}');
INSERT INTO news VALUES('runningrealpolit',13,'action',10,1790000009.0,NULL,'{"seat":2,"action":"march hannover","events":[]}');
INSERT INTO news VALUES('runningrealpolit',14,'action',11,1790000010.0,NULL,'{"seat":2,"action":"go hesse","events":[]}');
INSERT INTO news VALUES('runningrealpolit',15,'action',12,1790000011.0,NULL,'{"seat":2,"action":"halt","events":[[null,{"event":"general-moved","power":"prussia","origin":"hannover","territories":["hesse"]}]]}');
INSERT INTO news VALUES('runningrealpolit',16,'action',13,1790000012.0,NULL,'{"seat":2,"action":"done","events":[]}');
INSERT INTO news VALUES('runningrealpolit',17,'action',14,1790000013.0,NULL,'{"seat":2,"action":"garrison hesse","events":[[null,{"event":"garrison-placed","power":"prussia","territory":"hesse"}]]}');
INSERT INTO news VALUES('runningrealpolit',18,'action',15,1790000014.0,NULL,'{"seat":2,"action":"done","events":[[null,{"event":"movement-ended","power":"prussia"}],[null,{"event":"turn-began","turn":2}]]}');
INSERT INTO news VALUES('runningrealpolit',19,'action',16,1790000015.0,NULL,'{"seat":0,"action":"lay gain_influence","events":[[null,{"event":"pick-sealed","seat":"austria"}]]}');
INSERT INTO news VALUES('runningrealpolit',20,'action',17,1790000016.0,NULL,'{"seat":1,"action":"lay gain_influence","events":[[null,{"event":"pick-sealed","seat":"france"}]]}');
INSERT INTO news VALUES('runningrealpolit',21,'action',18,1790000017.0,NULL,'{"seat":2,"action":"lay gain_influence","events":[[null,{"event":"pick-sealed","seat":"prussia"}]]}');
INSERT INTO news VALUES('runningrealpolit',22,'action',19,1790000018.0,NULL,'{"seat":3,"action":"lay dispatch","events":[[null,{"event":"pick-sealed","seat":"italy"}],[null,{"event":"action-revealed","power":"austria","action_card":"gain_influence"}],[null,{"event":"action-revealed","power":"france","action_card":"gain_influence"}],[null,{"event":"action-revealed","power":"prussia","action_card":"gain_influence"}],[null,{"event":"action-revealed","power":"italy","action_card":"dispatch"}],[null,{"event":"marker-moved","box":1}],[null,{"event":"cards-returned","power":"italy"}],[null,{"event":"turn-began","turn":3}]]}');
INSERT INTO news VALUES('runningrealpolit',23,'action',20,1790000019.0,NULL,'{"seat":0,"action":"lay dispatch","events":[[null,{"event":"pick-sealed","seat":"austria"}]]}');
INSERT INTO news VALUES('runningrealpolit',24,'action',21,1790000020.0,NULL,'{"seat":1,"action":"lay dispatch","events":[[null,{"event":"pick-sealed","seat":"france"}]]}');
INSERT INTO news VALUES('runningrealpolit',25,'action',22,1790000021.0,NULL,'{"seat":2,"action":"lay mobilisation","events":[[null,{"event":"pick-sealed","seat":"prussia"}]]}');
INSERT INTO news VALUES('runningrealpolit',26,'action',23,1790000022.0,NULL,'{"seat":3,"action":"lay taxation","events":[[null,{"event":"pick-sealed","seat":"italy"}],[null,{"event":"action-revealed","power":"austria","action_card":"dispatch"}],[null,{"event":"action-revealed","power":"france","action_card":"dispatch"}],[null,{"event":"action-revealed","power":"prussia","action_card":"mobilisation"}],[null,{"event":"action-revealed","power":"italy","action_card":"taxation"}],[null,{"event":"money-gained","power":"italy","money":8}]]}');
INSERT INTO news VALUES('runningrealpolit',27,'action',24,1790000023.0,NULL,'{"seat":2,"action":"train schlesien-pommern","events":[[null,{"event":"train-built","power":"prussia","border":"schlesien-pommern"}]]}');
INSERT INTO news VALUES('runningrealpolit',28,'action',25,1790000024.0,NULL,'{"seat":2,"action":"train berlin-pommern","events":[[null,{"event":"train-built","power":"prussia","border":"berlin-pommern"}],[null,{"event":"cards-drawn","power":"prussia","cards":2}],[[2],{"event":"cards-taken","power":"prussia","values":"4, 5"}]]}');
INSERT INTO news VALUES('runningrealpolit',29,'action',26,1790000025.0,NULL,'{"seat":2,"action":"withdraw berlin","events":[[null,{"event":"general-withdrawn","power":"prussia","territory":"berlin"}]]}');
INSERT INTO news VALUES('runningrealpolit',30,'action',27,1790000026.0,NULL,'{"seat":2,"action":"done","events":[]}');
INSERT INTO news VALUES('runningrealpolit',31,'action',28,1790000027.0,NULL,'{"seat":2,"action":"done","events":[[null,{"event":"money-lost","power":"prussia","money":5}],[null,{"event":"marker-moved","box":2}],[null,{"event":"cards-returned","power":"austria"}],[null,{"event":"marker-moved","box":3}],[null,{"event":"cards-returned","power":"france"}],[null,{"event":"diplomacy-began"}]]}');
INSERT INTO news VALUES('runningrealpolit',32,'action',29,1790000028.0,NULL,'{"seat":0,"action":"ready","events":[[null,{"event":"pick-sealed","seat":"austria"}]]}');
INSERT INTO news VALUES('runningrealpolit',33,'action',30,1790000029.0,NULL,'{"seat":1,"action":"ready","events":[[null,{"event":"pick-sealed","seat":"france"}]]}');
INSERT INTO news VALUES('runningrealpolit',34,'action',31,1790000030.0,NULL,'{"seat":2,"action":"ready","events":[[null,{"event":"pick-sealed","seat":"prussia"}]]}');
INSERT INTO news VALUES('runningrealpolit',35,'action',32,1790000031.0,NULL,'{"seat":3,"action":"ready","events":[[null,{"event":"pick-sealed","seat":"italy"}]]}');
INSERT INTO news VALUES('runningrealpolit',36,'action',33,1790000032.0,NULL,'{"seat":0,"action":"entreat italy","events":[[null,{"event":"pick-sealed","seat":"austria"}]]}');
INSERT INTO news VALUES('runningrealpolit',37,'action',34,1790000033.0,NULL,'{"seat":1,"action":"entreat austria","events":[[null,{"event":"pick-sealed","seat":"france"}]]}');
INSERT INTO news VALUES('runningrealpolit',38,'action',35,1790000034.0,NULL,'{"seat":2,"action":"entreat austria","events":[[null,{"event":"pick-sealed","seat":"prussia"}]]}');
INSERT INTO news VALUES('runningrealpolit',39,'action',36,1790000035.0,NULL,'{"seat":3,"action":"entreat austria","events":[[null,{"event":"pick-sealed","seat":"italy"}],[null,{"event":"entreaty-revealed","power":"austria","other":"italy"}],[null,{"event":"entreaty-revealed","power":"france","other":"austria"}],[null,{"event":"entreaty-revealed","power":"prussia","other":"austria"}],[null,{"event":"entreaty-revealed","power":"italy","other":"austria"}],[null,{"event":"alliance-formed","power":"austria","other":"italy"}],[null,{"event":"turn-began","turn":4}]]}');
INSERT INTO news VALUES('runningrealpolit',40,'action',37,1790000036.0,NULL,'{"seat":0,"action":"lay mobilisation","events":[[null,{"event":"pick-sealed","seat":"austria"}]]}');
INSERT INTO news VALUES('runningrealpolit',41,'action',38,1790000037.0,NULL,'{"seat":1,"action":"lay movement","events":[[null,{"event":"pick-sealed","seat":"france"}]]}');
INSERT INTO news VALUES('runningrealpolit',42,'action',39,1790000038.0,NULL,'{"seat":2,"action":"lay dispatch","events":[[null,{"event":"pick-sealed","seat":"prussia"}]]}');
INSERT INTO news VALUES('runningrealpolit',43,'action',40,1790000039.0,NULL,'{"seat":3,"action":"lay gain_influence","events":[[null,{"event":"pick-sealed","seat":"italy"}],[null,{"event":"action-revealed","power":"austria","action_card":"mobilisation"}],[null,{"event":"action-revealed","power":"france","action_card":"movement"}],[null,{"event":"action-revealed","power":"prussia","action_card":"dispatch"}],[null,{"event":"action-revealed","power":"italy","action_card":"gain_influence"}]]}');
INSERT INTO news VALUES('runningrealpolit',44,'action',41,1790000040.0,NULL,'{"seat":0,"action":"train karinthia-dalmatia","events":[[null,{"event":"train-built","power":"austria","border":"karinthia-dalmatia"}]]}');
INSERT INTO news VALUES('runningrealpolit',45,'action',42,1790000041.0,NULL,'{"seat":0,"action":"train wien-moravia","events":[[null,{"event":"train-built","power":"austria","border":"wien-moravia"}],[null,{"event":"cards-drawn","power":"austria","cards":2}],[[0],{"event":"cards-taken","power":"austria","values":"1, 4"}]]}');
INSERT INTO news VALUES('runningrealpolit',46,'action',43,1790000042.0,NULL,'{"seat":0,"action":"withdraw wien","events":[[null,{"event":"general-withdrawn","power":"austria","territory":"wien"}]]}');
INSERT INTO news VALUES('runningrealpolit',47,'action',44,1790000043.0,NULL,'{"seat":0,"action":"done","events":[]}');
INSERT INTO news VALUES('runningrealpolit',48,'action',45,1790000044.0,NULL,'{"seat":0,"action":"buy-card","events":[[null,{"event":"card-bought","power":"austria"}],[null,{"event":"cards-drawn","power":"austria","cards":1}],[[0],{"event":"cards-taken","power":"austria","values":"2"}]]}');
INSERT INTO news VALUES('runningrealpolit',49,'action',46,1790000045.0,NULL,'{"seat":0,"action":"done","events":[[null,{"event":"money-lost","power":"austria","money":12}],[null,{"event":"marker-moved","box":1}],[null,{"event":"cards-returned","power":"prussia"}],[null,{"event":"movement-began","power":"france"}]]}');
INSERT INTO news VALUES('runningrealpolit',50,'action',47,1790000046.0,NULL,'{"seat":1,"action":"envoy italy","events":[[null,{"event":"envoy-chosen","power":"france","envoy":"italy"}],[null,{"event":"morale-changed","power":"italy","change":1,"morale":6}],[null,{"event":"round-began","power":"france","round":1}]]}');
INSERT INTO news VALUES('runningrealpolit',51,'action',48,1790000047.0,NULL,'{"seat":1,"action":"march paris","events":[]}');
INSERT INTO news VALUES('runningrealpolit',52,'action',49,1790000048.0,NULL,'{"seat":1,"action":"go champagne","events":[]}');
INSERT INTO news VALUES('runningrealpolit',53,'action',50,1790000049.0,NULL,'{"seat":1,"action":"go bourgogne","events":[]}');
INSERT INTO news VALUES('runningrealpolit',54,'action',51,1790000050.0,NULL,'{"seat":1,"action":"go aquitaine","events":[]}');
INSERT INTO news VALUES('runningrealpolit',55,'action',52,1790000051.0,NULL,'{"seat":1,"action":"halt","events":[[null,{"event":"general-moved","power":"france","origin":"paris","territories":["champagne","bourgogne","aquitaine"]}]]}');
INSERT INTO news VALUES('runningrealpolit',56,'action',53,1790000052.0,NULL,'{"seat":1,"action":"garrison champagne","events":[[null,{"event":"garrison-placed","power":"france","territory":"champagne"}]]}');
INSERT INTO news VALUES('runningrealpolit',57,'action',54,1790000053.0,NULL,'{"seat":1,"action":"done","events":[]}');
INSERT INTO news VALUES('runningrealpolit',58,'action',55,1790000054.0,NULL,'{"seat":1,"action":"ask-round","events":[[null,{"event":"round-requested","power":"france","round":2}]]}');
INSERT INTO news VALUES('runningrealpolit',59,'action',56,1790000055.0,NULL,'{"seat":3,"action":"yes","events":[[null,{"event":"round-granted","power":"italy","round":2}],[null,{"event":"morale-changed","power":"italy","change":2,"morale":8}],[null,{"event":"round-began","power":"france","round":2}]]}');
INSERT INTO news VALUES('runningrealpolit',60,'action',57,1790000056.0,NULL,'{"seat":1,"action":"garrison aquitaine","events":[[null,{"event":"garrison-placed","power":"france","territory":"aquitaine"}]]}');
INSERT INTO news VALUES('runningrealpolit',61,'action',58,1790000057.0,NULL,'{"seat":1,"action":"march champagne","events":[]}');
INSERT INTO news VALUES('runningrealpolit',62,'action',59,1790000058.0,NULL,'{"seat":1,"action":"go bourgogne","events":[]}');
INSERT INTO news VALUES('runningrealpolit',63,'action',60,1790000059.0,NULL,'{"seat":1,"action":"go champagne","events":[]}');
INSERT INTO news VALUES('runningrealpolit',64,'action',61,1790000060.0,NULL,'{"seat":1,"action":"go normandie","events":[]}');
INSERT INTO news VALUES('runningrealpolit',65,'action',62,1790000061.0,NULL,'{"seat":1,"action":"halt","events":[[null,{"event":"general-moved","power":"france","origin":"champagne","territories":["bourgogne","champagne","normandie"]}]]}');
INSERT INTO news VALUES('runningrealpolit',66,'action',63,1790000062.0,NULL,'{"seat":1,"action":"garrison normandie","events":[[null,{"event":"garrison-placed","power":"france","territory":"normandie"}]]}');
INSERT INTO news VALUES('runningrealpolit',67,'action',64,1790000063.0,NULL,'{"seat":1,"action":"march aquitaine","events":[]}');
INSERT INTO news VALUES('runningrealpolit',68,'action',65,1790000064.0,NULL,'{"seat":1,"action":"go paris","events":[]}');
INSERT INTO news VALUES('runningrealpolit',69,'action',66,1790000065.0,NULL,'{"seat":1,"action":"go champagne","events":[]}');
INSERT INTO news VALUES('runningrealpolit',70,'action',67,1790000066.0,NULL,'{"seat":1,"action":"go bourgogne","events":[]}');
INSERT INTO news VALUES('runningrealpolit',71,'action',68,1790000067.0,NULL,'{"seat":1,"action":"garrison bourgogne","events":[[null,{"event":"general-moved","power":"france","origin":"aquitaine","territories":["paris","champagne","bourgogne"]}],[null,{"event":"garrison-placed","power":"france","territory":"bourgogne"}]]}');
INSERT INTO news VALUES('runningrealpolit',72,'action',69,1790000068.0,NULL,'{"seat":1,"action":"done","events":[[null,{"event":"movement-ended","power":"france"}],[null,{"event":"turn-began","turn":5}]]}');
INSERT INTO news VALUES('runningrealpolit',73,'action',70,1790000069.0,NULL,'{"seat":0,"action":"lay movement","events":[[null,{"event":"pick-sealed","seat":"austria"}]]}');
INSERT INTO news VALUES('runningrealpolit',74,'action',71,1790000070.0,NULL,'{"seat":1,"action":"lay gain_influence","events":[[null,{"event":"pick-sealed","seat":"france"}]]}');
INSERT INTO news VALUES('runningrealpolit',75,'action',72,1790000071.0,NULL,'{"seat":2,"action":"lay movement","events":[[null,{"event":"pick-sealed","seat":"prussia"}]]}');
INSERT INTO news VALUES('runningrealpolit',76,'action',73,1790000072.0,NULL,'{"seat":3,"action":"lay dispatch","events":[[null,{"event":"pick-sealed","seat":"italy"}],[null,{"event":"action-revealed","power":"austria","action_card":"movement"}],[null,{"event":"action-revealed","power":"france","action_card":"gain_influence"}],[null,{"event":"action-revealed","power":"prussia","action_card":"movement"}],[null,{"event":"action-revealed","power":"italy","action_card":"dispatch"}],[null,{"event":"marker-moved","box":2}],[null,{"event":"cards-returned","power":"italy"}],[null,{"event":"movement-began","power":"austria"}]]}');
INSERT INTO news VALUES('runningrealpolit',77,'action',74,1790000073.0,NULL,'{"seat":0,"action":"envoy france","events":[[null,{"event":"envoy-chosen","power":"austria","envoy":"france"}],[null,{"event":"morale-changed","power":"france","change":1,"morale":9}],[null,{"event":"round-began","power":"austria","round":1}]]}');
INSERT INTO news VALUES('runningrealpolit',78,'action',75,1790000074.0,NULL,'{"seat":0,"action":"march tyrol","events":[]}');
INSERT INTO news VALUES('runningrealpolit',79,'action',76,1790000075.0,NULL,'{"seat":0,"action":"go venezia","events":[]}');
INSERT INTO news VALUES('runningrealpolit',80,'action',77,1790000076.0,NULL,'{"seat":0,"action":"garrison venezia","events":[[null,{"event":"general-moved","power":"austria","origin":"tyrol","territories":["venezia"]}],[null,{"event":"garrison-placed","power":"austria","territory":"venezia"}]]}');
INSERT INTO news VALUES('runningrealpolit',81,'action',78,1790000077.0,NULL,'{"seat":0,"action":"done","events":[[null,{"event":"movement-ended","power":"austria"}],[null,{"event":"movement-began","power":"prussia"}]]}');
INSERT INTO news VALUES('runningrealpolit',82,'action',79,1790000078.0,NULL,'{"seat":2,"action":"envoy france","events":[[null,{"event":"envoy-chosen","power":"prussia","envoy":"france"}],[null,{"event":"morale-changed","power":"france","change":1,"morale":10}],[null,{"event":"round-began","power":"prussia","round":1}]]}');
INSERT INTO news VALUES('runningrealpolit',83,'action',80,1790000079.0,NULL,'{"seat":2,"action":"disband hesse","events":[[null,{"event":"garrison-disbanded","power":"prussia","territory":"hesse"}]]}');
INSERT INTO news VALUES('waitingeuropexxx',1,'status',0,1790000000.0,NULL,'{"status":"waiting"}');
CREATE TABLE seats (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	user VARCHAR(32), 
	away VARCHAR(32), 
	bot VARCHAR(40), 
	"left" DOUBLE NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_away FOREIGN KEY(away) REFERENCES users (id) ON DELETE SET NULL, 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_user FOREIGN KEY(user) REFERENCES users (id) ON DELETE SET NULL
);
INSERT INTO seats VALUES('finishedeuropexx',0,'person','qopjkmvgequlsvh6',NULL,NULL,0.0);
INSERT INTO seats VALUES('finishedeuropexx',1,'person','zhg7vigs2zarr3p6',NULL,NULL,0.0);
INSERT INTO seats VALUES('runningeuropexxx',0,'person','qopjkmvgequlsvh6',NULL,NULL,259200.0);
INSERT INTO seats VALUES('runningeuropexxx',1,'person','zhg7vigs2zarr3p6',NULL,NULL,259199.0);
INSERT INTO seats VALUES('runningrealpolit',0,'person','qopjkmvgequlsvh6',NULL,NULL,0.0);
INSERT INTO seats VALUES('runningrealpolit',1,'person','zhg7vigs2zarr3p6',NULL,NULL,0.0);
INSERT INTO seats VALUES('runningrealpolit',2,'person','dnchqhatvybjs2j5',NULL,NULL,0.0);
INSERT INTO seats VALUES('runningrealpolit',3,'person','2zlahd4bunavhd2k',NULL,NULL,0.0);
INSERT INTO seats VALUES('waitingeuropexxx',0,'person','qopjkmvgequlsvh6',NULL,NULL,0.0);
INSERT INTO seats VALUES('waitingeuropexxx',1,'open',NULL,NULL,NULL,0.0);
CREATE TABLE snapshots (
	"match" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY ("match", ply), 
	CONSTRAINT fk_snapshots_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO snapshots VALUES('finishedeuropexx',32,X'43485356d7adc5ed789cdd56cb6ee33614fd17ad4f0092224571765d743f68974660d032650b9625418f189920ffde43caee2499a4e9a228da01654bbcbce47d90f7f03c65bbde8ffbeccb53e6e7399c8779cabe6c24e43db25d989a7d605769c87215b5be3a6d8fbee38c3b89aceadb7e9a9669bb4c81a28d80a0d63e5427767281dc21575002928f85459e43957028201d6401e5a0f80fa991d38a416ea07294719586b64d7c4f557271a32c3407eab61986644e2673ab3b9b8d81e442342091db7bd0197e73c502d6de273d4eebae7e72ea274dbe787faefd9f6931d0e670dc5efc1cc675979a6e1bea3a54738a5c7dbac64b8dff57e48c74ec97781c18f6a9eb2fdd7a287fd6c6904f7dd71c5ed75fbb6efd46b210f894d0025a422be81c5a431be8029ad5c421072360248c82c961348c8129602c4c09c34a9528148a1c8546615014282c8a12858315b01256c1e6b01ad6c0b2d64a5807c702179c2050f29128154a96b546695016282dca1225f5049c845370399c863370168e084174101136084582552d72fe58e022ae6bf9231e09c758cf7e3cdd42ffa0c93719ebfcc3e38a01ecf43748a0a1d404e4bfd43eb674f3b4bf44d704b2e1e8a7a63ba4633db4fe317d6f94a2ce18fcfef1eaffdff03dcd38f70f29e6d859cb2547362dc3d08ff30fa994afdedc0bc2aaf953f23e3ec8375ff97b5bf18e447ea8b7da15dfd3f3174dbd59effbaa328dbd1dffd1fe4d4be203bc64e6e6d04d4ddfa5fd99479faebc245fc62e6dd4328cbc5ba7a4f030a4d7c5b7ed754b2f7edc46e93f034fb47b69baee86f897b12104d0b47c8ef765df534e28c8ea7e3cfb397977f067deaf59584696c05dd3ddd1ef73dfb459ac8999814d9114d463e8aae3f6dc777eac8e3c67b56fa7c0b2eb774ddb7cf373cac055184f66b2aa789a2ecdfc2d8c2defe6ad5fe6634f8ffcd8f8355f2f47db661746dfaebe0e4d758a0c84477313efeca1a54d52081eda6969e979b7b42d7bf1fc3f917e2c5d823a1de13e5035dbb952555a9bbd90c698b23646ec84d9b348f685dbd5c61957485deb607415acac8aca153bbf0f26ecea42c890d1897169c3949234cdebbe6eb25fbbfd6fa954f09475cb7917adc6a209299dcf7437fbbaccbf5cfc63d458098b52ab9ca429fc7ead2e0e7a96ec9583a8544b044d4452144992bc9218522132243227b219a52227220b239b21072281226d8aec4a4676454a45ea9427a293db08f7645d11f1d50deb57945fd15cdc00fd0ae2ccf1618c991371dfa7d741dd3fff0106b057b3');
INSERT INTO snapshots VALUES('finishedeuropexx',64,X'434853560f5e4c75789cdd56cb8edb3614fd17adcf0024455262765d741fb4dd19038396695bb02c097a8c3119ccbff790b2138f27936651144141c916c94bde0779cebd2fd9a6f3c336fbf492f9690aa77e1ab34f2b09f9886c13c67a1bd8551ab284441e071b5f1dd707df72cd834456754d378ef3b89ec7c0a19580a0d4365447767281dc21575002924f8102790e55c2c1423a480be5a0f80ba991538f416ea0729471979ada55fc1fab64e44a15a00cf7339cde3575df27a532295d8c5aadb845f1085a925b14c5639aa1607bb18fc2e9bd6ff2ddd74792bf688b8ed6fbc3faeca7302ca753b7ebb0db856a4a9eab7ff4477d371ebf7c7b4c9e0edd1c2f00dd3eb6ddb95d2ee3ffb5d1e563d7d6fbb7b86b96a35f4982954f092da025b482cea135b481b6d04411a71c8c8091300a2687d13006c6c21430250c112a61156c0eab610dac852d604b588742a09028148a1c85466150106b250a0747600b2e1028f948940a25e1ac511a94166581b24449390127e1145c0ea7e10c5c014766202b8848172421415a10395fc337ee5bf0251309475f4f7e385e5dffa0c9bb88b5fee979e10076ba2b2550516a02f23f6a1f6bba5ada9da36902597ff063ddee97efc63fa7ef958a0e0cc16f9f2ff6ff84ed69c5a97b4a3e2b4636d2f9053316d938f77d374cefe2a9dec452c53400f37544be8ff345ea7655fe732774b7eab6316990f9c5b718fd809ed49bfde48da44a7339eef5ddf76f7d56df9366e4a6d08e75d7a68399069ff25d1a9f873691d0dc0f4cad631278ead3dfd937cde55ccf7e58c7d17f87a3a8f75cb7ed95f6cf434d1ea06af91ad364d7719c80cc76dd70f253b26eef4f4cae599807e2e0a16e1f68f7a9ab9b2c0263a26363ac09764368abc3fad4b57ea80ebc6c3bdf8c81d8eb3675537ff1538ac065305ecfa495297b3cd7d39730344cc96b3f4f878e16f9a1f64bbc6e679b7a1306df2cb6f675758c05c88af93b26eebea14ed20f6fee3837b4bc9d9b86bd088217d61e739bf88e84961d0345b38d2b55a5b5d90a698c2977c6888d305b22656bdd66679c7156ea9d0e4657a19095ad9cddf86d3061b3b342868c460c7313c614a4715ace7595fdde6eff4850c14bd6cea74dd41a41136238c52bcdcd3ecfd36f67ff1c25966a45c934fe973f86cfac9ac2edcc75e92292a6ffbc0090529ed04ec026a9825c2e235a6385c4f2882513eba8588fb95856712b629905138b3465522955c69a8a6516cb2956404c02acc1bee581250924fae795881cff95dd23abee871847116fc1250657171f5fff06c20b5e53');
INSERT INTO snapshots VALUES('runningeuropexxx',32,X'434853569081e78a789cdd564b8fdb3610fe2f3a7f0bf0294ab90545cf2d52a017c33068895e0b96498192d6d82cf6bf7748d98e37eb0d72280a34906589d40ce79bf7bc14db60635b7c7a29ec34b9e3308dc5a715035ba3d8bab16b1d2dd37b6f9bc3666f3d913e70144de8c338cee3661e5d7be5685d73a0859410e035440da9c10d38b8842cc1152a080605ae5142320822353006923888a04aa7742494a7e7d8646c2b410c82beecfa6e186ee42d7856b4923020811ad2acb1d2101c4240941015a482acd7999cb8fd85ffddc5cff7fffc4a8a768ffbcdc94e2e2edeeafcc6ed76ae993ed0fc17b9d659d318e61415a4f6c18793ffe5553e04df3dbecdc37e71fd8a7348fa555094731c4a40492805a5a14a2803459f6a6806cda105b48456d01aba8436d015748d92a31428254a8592d2b644695056286b1806c361040ce59f82d130254c0553a3a66466c4c050d18fa312a8242a2a001a5589caa0aa50111d43cd510bd412b542ad51532657a86be2a77c64543b18d50626e9a662c2d2b954515845774dba1e6d3c7c98d2f72de6edd3f3d556e1521238feeb8bfde0cb19dc2941632886bd1d3bffb8bcf7f639bfaf78a289ceb6cf3f8f3f731cc353d6392d96741128c67918429cf2518bb154feff0635adc817546df5d5a0fcbb27bbaa756b76f5a143c49bd5a5068b777454d0cfbbf724de4afe1ecbdbb5f8e0f4b74f79437db72790e526e7c72ef8ec9329dadcfaf2fe1c7dae3ff310a9b98e99e069c88f93edfbb34b4f366ed2eebf539e48eea9f3fe52f14fb1a3129044bfa6b61902ed533b2e76211eed94d13dda23f5d9c2cd9152e0a1f30f84fb18babe4839319162639a0a76d1f966bf39066f63b3a738dbd97e74947661dbf5dd573b650b9c37536466a9299a4eddf4d5c59e5af4c6ced33e10221b3bbbd8ebf66bdf6d5db43d8122ac43d71cd20842a1b94a3d7be849260d0714b4e3dc13723ff73dad52fcbfd01832fb5cea24e97670445a30568aba95766bb65b272a69851452ee58db3a6574632bbe559209edea1d33a6743bc34563ddce4a2e04ab594120e2dcbb311b699c16bfae8adf7dfb25a70a5e0a3f1fb7496a52d32573b257825bfc394f9f4ff639512c830b5ff6ff1848bfc9a5fd6df0f31210170a72444cc059ae4bc90c2c3960bc3d3de108c345cc6f7b1ab3feee9a29c4242bef7d6edbbfcee94b528e619c32ff103a9f263a75392aa934d82669b7a2814c9ad41dc8783f6e10347fd16895a6299306aa34d7b1dc590468d64bf395bedb44d657e0295bc6459573a75a67dc5f72297a079daa3fd5be1ccdfc9b16e29e16d43cf2acc9f2c0276f459e25d18cc949dafaf51f333e9925');
INSERT INTO snapshots VALUES('runningrealpolit',32,X'434853563f2e39c0789cb5554d6fdb300cfd2f3a7380f5e138ce7db7f5b65b51048aada44614cb90e56e41d1ffbe47395e53146d8301831439a2288a7a7ca49ec52ed8d88acdb3b0de9fc5e6fe9ba4a53f90b029d9e6e8a2d84022ec34a6d8d97edbbae6085d296945b220431529928a34ad89b7edb0cfbb112a3c09bfc546e31bc3d1f59015941b969a703a7529b976d6fc3bdda6b048fae4c6acc00ef03406ef1787da6e6cb2fbf7505e3ab6b9fe600fd9eae5ac8f5ad67d0ae7d9dcde366e3b0df3d1fb105374e3f8b5917f6f57c7b871ebdd3e89cd0ab2e8fae67141594952252900ac491a5218312d4802fb0a160e36c66e0cfddbe05dba42cb9ff74bffa7c3a147dbe7901454528d884890a22665f05755a42569431a7fd61018454693a9386a8fc1b74b64bb7eef27a0e0def0a54bd65ff1cfaca884b59a0c38585389d19029c94832302ebcedd8110d5ecabcff147ac7246724356c4a9d85d17a3e670df6c262163dddc89ec12274ed1b270717c162e68da49b1aeff1365f55e628cf58c2bd5760ebcb1758aa57a40730277587192420412a0ba771bc4249232f57a4c1198c052984624d9a6f1e6de76fbc6774b63d7f78a5223b3b8fcb95a2db4fe3cdd607a4c1a55ec430317f0a1263d7ba9bf68f3ea41b12159a896b10ab229fb8239f18b30428fa0b8af21313f3eaf5ef63cdf77b3e6b9f9ffbe5b5d8ffa582a03c8834c53e57dda99fb9c849c0dacb77f1e8327f7841d9f12120fdc017ae4a27cba6b8bc9c100426801f82ef52771424c290bac0383e0bdf81ed62b3b77e7499c86717b160e083f5e05f8a9383f1a16b8ee3bb423df09bc30782c89387997ef21eb3fec0a61b30217145306b1247ce5c616cd5ecb42e2ab52a94356d5136a57595ac8b72ddb8dadab6a9eaa6315ac95db3dad57265dcaed6aa6e0ba9aaaa1470254ef96dc2dd467eddd829f1bd6f7f3264f4fc02d7c41d0ac0c9f540ee22f8117eb9786723bf8517d177bc45cea6cecd4a0f2f7f004516d77a');
INSERT INTO snapshots VALUES('runningrealpolit',64,X'434853569ebf8885789cb5556d6bdb3010fe2ffa7c03ebc5769c6f1b6cfb341865df4a298aad24228a6524b95b08fdefbb939d364bdb350c868c6d49a77b79eeb9d391adbc0e1d5b1e9976eec096b7123e707a8a3b603a25ddee4c604b5c607a8c2958dddf77a6dda124e750012f40410d02b8c0032b3ce14cc44d9af85f6c89e756c1ef4c8f6b05e4815baddfef6d4aa69b249fa6f7c99f56fa64621620d3340ddeb9932b9d8d6d76fb16854f0f1e33fd466fb2d6d9d65b23cb3e780c58025bebd6dc8fc36479ed430a26c6f775fcfb383363e2bd33ebc49615ae05d3b7db13bc8283284120b212b802816f9c16c011f41a356c7408367a021621c9399b3f0247fe4c99fcff0f7ab3d57d4e07fa07124a58408339e10be00d0885bfa206895b0a24fe2c7041095012544d79db7ad79d726bfbb51b1108f307636cd2ee8c7baa8212b535a0907f0d94f856a04a501c142a674e5b720767e80d3173ef7b73c81a114e7ae5b5a01d9959a0bb152cf2d2c3057df81b091c3426affbc3c7c104a471cc76af1a74c6e91c2965ef547ae4f313bacdfc4528c533dc037227d9cd84119f631cc218e319485280ac40226bf05d80c04c2c4052e4415b77659904a3bb430ea9b870bfb8f82fe69082598ff16aed0316c2dc30821f89440258b49db9ea7c743e5d51aa2899a80991e85454022b8a304b08453fa3f86aaa9f68f01ce41ba47841986770fe42a577ecbe1b16f97fea21c82096c680f12860636f67686496164f76a6af9cd6ef1eb1f138efb1faca2af7a5bd4eb96f6ff41e93400470837736d91d03e687643de17864ce22dbd972ad5d3499c8071362368db58afc4b6134a87cb0ed2ebee8d4035d36952206c4d1a19a7e740e67fd8654b7c884440d412d80eda87099d275bb92b2a8455508adbaa26c4b6d6ade14e5a2358dd65d5b376daba4e0abb65a35bc5266d548d1740517755d3274258cf972c2d8225d6ce414fbdc773f0832383ea26b34fd863d606ffa844b6cf03fc90d9ef73ec6dd171f6e324bcff6509bc99065a11b13bd7b309fe69bf0520729ff6a7a839d67dadcea6832e75f57f7dde99ece906cbb9db84ad787b3c35c359b495b061e85cdd445079db6d3fe2b7aef1e7f03b4740e28');
CREATE TABLE actions (
	"match" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	CONSTRAINT pk_actions PRIMARY KEY ("match", ply), 
	CONSTRAINT fk_actions_match_seq FOREIGN KEY("match", seq) REFERENCES news ("match", seq), 
	CONSTRAINT fk_actions_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO actions VALUES('finishedeuropexx',1,0,3,2);
INSERT INTO actions VALUES('finishedeuropexx',2,1,3,3);
INSERT INTO actions VALUES('finishedeuropexx',3,0,821,4);
INSERT INTO actions VALUES('finishedeuropexx',4,0,797,5);
INSERT INTO actions VALUES('finishedeuropexx',5,1,811,6);
INSERT INTO actions VALUES('finishedeuropexx',6,1,818,9);
INSERT INTO actions VALUES('finishedeuropexx',7,0,803,10);
INSERT INTO actions VALUES('finishedeuropexx',8,0,819,11);
INSERT INTO actions VALUES('finishedeuropexx',9,0,828,12);
INSERT INTO actions VALUES('finishedeuropexx',10,1,786,13);
INSERT INTO actions VALUES('finishedeuropexx',11,1,827,14);
INSERT INTO actions VALUES('finishedeuropexx',12,1,841,15);
INSERT INTO actions VALUES('finishedeuropexx',13,0,831,16);
INSERT INTO actions VALUES('finishedeuropexx',14,1,788,17);
INSERT INTO actions VALUES('finishedeuropexx',15,0,260,18);
INSERT INTO actions VALUES('finishedeuropexx',16,1,237,19);
INSERT INTO actions VALUES('finishedeuropexx',17,1,841,20);
INSERT INTO actions VALUES('finishedeuropexx',18,1,845,21);
INSERT INTO actions VALUES('finishedeuropexx',19,0,37,22);
INSERT INTO actions VALUES('finishedeuropexx',20,1,31,23);
INSERT INTO actions VALUES('finishedeuropexx',21,1,897,24);
INSERT INTO actions VALUES('finishedeuropexx',22,1,904,25);
INSERT INTO actions VALUES('finishedeuropexx',23,1,1038,26);
INSERT INTO actions VALUES('finishedeuropexx',24,0,124,27);
INSERT INTO actions VALUES('finishedeuropexx',25,0,4,28);
INSERT INTO actions VALUES('finishedeuropexx',26,0,7,29);
INSERT INTO actions VALUES('finishedeuropexx',27,0,1033,30);
INSERT INTO actions VALUES('finishedeuropexx',28,0,1004,31);
INSERT INTO actions VALUES('finishedeuropexx',29,1,145,32);
INSERT INTO actions VALUES('finishedeuropexx',30,1,4,33);
INSERT INTO actions VALUES('finishedeuropexx',31,0,1155,34);
INSERT INTO actions VALUES('finishedeuropexx',32,1,6,35);
INSERT INTO actions VALUES('finishedeuropexx',33,1,819,36);
INSERT INTO actions VALUES('finishedeuropexx',34,1,813,37);
INSERT INTO actions VALUES('finishedeuropexx',35,1,784,38);
INSERT INTO actions VALUES('finishedeuropexx',36,0,135,39);
INSERT INTO actions VALUES('finishedeuropexx',37,0,7,40);
INSERT INTO actions VALUES('finishedeuropexx',38,0,1039,41);
INSERT INTO actions VALUES('finishedeuropexx',39,0,1037,42);
INSERT INTO actions VALUES('finishedeuropexx',40,1,126,43);
INSERT INTO actions VALUES('finishedeuropexx',41,1,4,44);
INSERT INTO actions VALUES('finishedeuropexx',42,0,816,45);
INSERT INTO actions VALUES('finishedeuropexx',43,0,817,46);
INSERT INTO actions VALUES('finishedeuropexx',44,0,808,47);
INSERT INTO actions VALUES('finishedeuropexx',45,1,7,48);
INSERT INTO actions VALUES('finishedeuropexx',46,1,1047,49);
INSERT INTO actions VALUES('finishedeuropexx',47,1,1017,50);
INSERT INTO actions VALUES('finishedeuropexx',48,0,136,51);
INSERT INTO actions VALUES('finishedeuropexx',49,0,4,52);
INSERT INTO actions VALUES('finishedeuropexx',50,1,786,53);
INSERT INTO actions VALUES('finishedeuropexx',51,1,793,54);
INSERT INTO actions VALUES('finishedeuropexx',52,1,785,55);
INSERT INTO actions VALUES('finishedeuropexx',53,1,784,56);
INSERT INTO actions VALUES('finishedeuropexx',54,0,7,57);
INSERT INTO actions VALUES('finishedeuropexx',55,0,1060,58);
INSERT INTO actions VALUES('finishedeuropexx',56,0,1003,59);
INSERT INTO actions VALUES('finishedeuropexx',57,1,148,60);
INSERT INTO actions VALUES('finishedeuropexx',58,1,6,61);
INSERT INTO actions VALUES('finishedeuropexx',59,1,822,62);
INSERT INTO actions VALUES('finishedeuropexx',60,1,850,63);
INSERT INTO actions VALUES('finishedeuropexx',61,0,144,64);
INSERT INTO actions VALUES('finishedeuropexx',62,0,5,65);
INSERT INTO actions VALUES('finishedeuropexx',63,0,6,66);
INSERT INTO actions VALUES('finishedeuropexx',64,0,790,67);
INSERT INTO actions VALUES('finishedeuropexx',65,0,831,68);
INSERT INTO actions VALUES('finishedeuropexx',66,1,823,69);
INSERT INTO actions VALUES('finishedeuropexx',67,1,803,70);
INSERT INTO actions VALUES('finishedeuropexx',68,1,90,71);
INSERT INTO actions VALUES('finishedeuropexx',69,1,1050,72);
INSERT INTO actions VALUES('finishedeuropexx',70,1,1050,73);
INSERT INTO actions VALUES('finishedeuropexx',71,1,1050,74);
INSERT INTO actions VALUES('finishedeuropexx',72,1,1043,75);
INSERT INTO actions VALUES('finishedeuropexx',73,1,1043,76);
INSERT INTO actions VALUES('finishedeuropexx',74,0,160,77);
INSERT INTO actions VALUES('finishedeuropexx',75,0,5,78);
INSERT INTO actions VALUES('finishedeuropexx',76,0,6,79);
INSERT INTO actions VALUES('finishedeuropexx',77,0,844,80);
INSERT INTO actions VALUES('finishedeuropexx',78,0,805,81);
INSERT INTO actions VALUES('finishedeuropexx',79,0,795,82);
INSERT INTO actions VALUES('finishedeuropexx',80,1,1014,83);
INSERT INTO actions VALUES('finishedeuropexx',81,1,1016,84);
INSERT INTO actions VALUES('finishedeuropexx',82,1,123,85);
INSERT INTO actions VALUES('finishedeuropexx',83,1,4,86);
INSERT INTO actions VALUES('finishedeuropexx',84,0,1210,87);
INSERT INTO actions VALUES('finishedeuropexx',85,0,873,88);
INSERT INTO actions VALUES('finishedeuropexx',86,0,878,89);
INSERT INTO actions VALUES('finishedeuropexx',87,1,6,90);
INSERT INTO actions VALUES('finishedeuropexx',88,1,789,91);
INSERT INTO actions VALUES('finishedeuropexx',89,1,790,92);
INSERT INTO actions VALUES('finishedeuropexx',90,1,807,93);
INSERT INTO actions VALUES('finishedeuropexx',91,1,798,94);
INSERT INTO actions VALUES('runningeuropexxx',1,0,3,2);
INSERT INTO actions VALUES('runningeuropexxx',2,1,3,3);
INSERT INTO actions VALUES('runningeuropexxx',3,0,846,4);
INSERT INTO actions VALUES('runningeuropexxx',4,0,797,5);
INSERT INTO actions VALUES('runningeuropexxx',5,1,793,6);
INSERT INTO actions VALUES('runningeuropexxx',6,1,804,9);
INSERT INTO actions VALUES('runningeuropexxx',7,0,815,10);
INSERT INTO actions VALUES('runningeuropexxx',8,0,848,11);
INSERT INTO actions VALUES('runningeuropexxx',9,0,791,12);
INSERT INTO actions VALUES('runningeuropexxx',10,1,843,13);
INSERT INTO actions VALUES('runningeuropexxx',11,1,812,14);
INSERT INTO actions VALUES('runningeuropexxx',12,1,803,15);
INSERT INTO actions VALUES('runningeuropexxx',13,0,809,16);
INSERT INTO actions VALUES('runningeuropexxx',14,1,785,17);
INSERT INTO actions VALUES('runningeuropexxx',15,0,147,18);
INSERT INTO actions VALUES('runningeuropexxx',16,0,7,19);
INSERT INTO actions VALUES('runningeuropexxx',17,0,1012,20);
INSERT INTO actions VALUES('runningeuropexxx',18,0,1041,21);
INSERT INTO actions VALUES('runningeuropexxx',19,1,135,22);
INSERT INTO actions VALUES('runningeuropexxx',20,1,4,23);
INSERT INTO actions VALUES('runningeuropexxx',21,0,817,24);
INSERT INTO actions VALUES('runningeuropexxx',22,0,837,25);
INSERT INTO actions VALUES('runningeuropexxx',23,0,783,26);
INSERT INTO actions VALUES('runningeuropexxx',24,0,793,27);
INSERT INTO actions VALUES('runningeuropexxx',25,1,6,28);
INSERT INTO actions VALUES('runningeuropexxx',26,1,839,29);
INSERT INTO actions VALUES('runningeuropexxx',27,1,831,30);
INSERT INTO actions VALUES('runningeuropexxx',28,0,133,31);
INSERT INTO actions VALUES('runningeuropexxx',29,0,4,32);
INSERT INTO actions VALUES('runningeuropexxx',30,1,1212,33);
INSERT INTO actions VALUES('runningeuropexxx',31,1,879,34);
INSERT INTO actions VALUES('runningeuropexxx',32,1,857,35);
INSERT INTO actions VALUES('runningeuropexxx',33,1,876,36);
INSERT INTO actions VALUES('runningeuropexxx',34,1,879,37);
INSERT INTO actions VALUES('runningeuropexxx',35,1,823,38);
INSERT INTO actions VALUES('runningeuropexxx',36,1,821,39);
INSERT INTO actions VALUES('runningeuropexxx',37,1,822,40);
INSERT INTO actions VALUES('runningeuropexxx',38,1,813,41);
INSERT INTO actions VALUES('runningeuropexxx',39,0,7,42);
INSERT INTO actions VALUES('runningeuropexxx',40,0,1008,43);
INSERT INTO actions VALUES('runningeuropexxx',41,0,1042,44);
INSERT INTO actions VALUES('runningeuropexxx',42,1,254,45);
INSERT INTO actions VALUES('runningeuropexxx',43,1,847,46);
INSERT INTO actions VALUES('runningeuropexxx',44,1,846,47);
INSERT INTO actions VALUES('runningeuropexxx',45,0,148,48);
INSERT INTO actions VALUES('runningeuropexxx',46,0,4,49);
INSERT INTO actions VALUES('runningeuropexxx',47,1,820,50);
INSERT INTO actions VALUES('runningeuropexxx',48,1,819,51);
INSERT INTO actions VALUES('runningeuropexxx',49,0,7,52);
INSERT INTO actions VALUES('runningeuropexxx',50,0,1032,53);
INSERT INTO actions VALUES('runningrealpolit',1,0,4,2);
INSERT INTO actions VALUES('runningrealpolit',2,1,4,3);
INSERT INTO actions VALUES('runningrealpolit',3,2,8,4);
INSERT INTO actions VALUES('runningrealpolit',4,3,6,5);
INSERT INTO actions VALUES('runningrealpolit',5,2,328,6);
INSERT INTO actions VALUES('runningrealpolit',6,2,608,9);
INSERT INTO actions VALUES('runningrealpolit',7,2,607,10);
INSERT INTO actions VALUES('runningrealpolit',8,2,383,11);
INSERT INTO actions VALUES('runningrealpolit',9,2,519,12);
INSERT INTO actions VALUES('runningrealpolit',10,2,474,13);
INSERT INTO actions VALUES('runningrealpolit',11,2,520,14);
INSERT INTO actions VALUES('runningrealpolit',12,2,646,15);
INSERT INTO actions VALUES('runningrealpolit',13,2,1,16);
INSERT INTO actions VALUES('runningrealpolit',14,2,610,17);
INSERT INTO actions VALUES('runningrealpolit',15,2,1,18);
INSERT INTO actions VALUES('runningrealpolit',16,0,6,19);
INSERT INTO actions VALUES('runningrealpolit',17,1,6,20);
INSERT INTO actions VALUES('runningrealpolit',18,2,6,21);
INSERT INTO actions VALUES('runningrealpolit',19,3,7,22);
INSERT INTO actions VALUES('runningrealpolit',20,0,7,23);
INSERT INTO actions VALUES('runningrealpolit',21,1,7,24);
INSERT INTO actions VALUES('runningrealpolit',22,2,5,25);
INSERT INTO actions VALUES('runningrealpolit',23,3,4,26);
INSERT INTO actions VALUES('runningrealpolit',24,2,86,27);
INSERT INTO actions VALUES('runningrealpolit',25,2,68,28);
INSERT INTO actions VALUES('runningrealpolit',26,2,191,29);
INSERT INTO actions VALUES('runningrealpolit',27,2,1,30);
INSERT INTO actions VALUES('runningrealpolit',28,2,1,31);
INSERT INTO actions VALUES('runningrealpolit',29,0,904,32);
INSERT INTO actions VALUES('runningrealpolit',30,1,904,33);
INSERT INTO actions VALUES('runningrealpolit',31,2,904,34);
INSERT INTO actions VALUES('runningrealpolit',32,3,904,35);
INSERT INTO actions VALUES('runningrealpolit',33,0,32,36);
INSERT INTO actions VALUES('runningrealpolit',34,1,29,37);
INSERT INTO actions VALUES('runningrealpolit',35,2,29,38);
INSERT INTO actions VALUES('runningrealpolit',36,3,29,39);
INSERT INTO actions VALUES('runningrealpolit',37,0,5,40);
INSERT INTO actions VALUES('runningrealpolit',38,1,8,41);
INSERT INTO actions VALUES('runningrealpolit',39,2,7,42);
INSERT INTO actions VALUES('runningrealpolit',40,3,6,43);
INSERT INTO actions VALUES('runningrealpolit',41,0,99,44);
INSERT INTO actions VALUES('runningrealpolit',42,0,93,45);
INSERT INTO actions VALUES('runningrealpolit',43,0,197,46);
INSERT INTO actions VALUES('runningrealpolit',44,0,1,47);
INSERT INTO actions VALUES('runningrealpolit',45,0,320,48);
INSERT INTO actions VALUES('runningrealpolit',46,0,1,49);
INSERT INTO actions VALUES('runningrealpolit',47,1,330,50);
INSERT INTO actions VALUES('runningrealpolit',48,1,466,51);
INSERT INTO actions VALUES('runningrealpolit',49,1,512,52);
INSERT INTO actions VALUES('runningrealpolit',50,1,513,53);
INSERT INTO actions VALUES('runningrealpolit',51,1,515,54);
INSERT INTO actions VALUES('runningrealpolit',52,1,646,55);
INSERT INTO actions VALUES('runningrealpolit',53,1,602,56);
INSERT INTO actions VALUES('runningrealpolit',54,1,1,57);
INSERT INTO actions VALUES('runningrealpolit',55,1,648,58);
INSERT INTO actions VALUES('runningrealpolit',56,3,2,59);
INSERT INTO actions VALUES('runningrealpolit',57,1,605,60);
INSERT INTO actions VALUES('runningrealpolit',58,1,467,61);
INSERT INTO actions VALUES('runningrealpolit',59,1,513,62);
INSERT INTO actions VALUES('runningrealpolit',60,1,512,63);
INSERT INTO actions VALUES('runningrealpolit',61,1,514,64);
INSERT INTO actions VALUES('runningrealpolit',62,1,646,65);
INSERT INTO actions VALUES('runningrealpolit',63,1,604,66);
INSERT INTO actions VALUES('runningrealpolit',64,1,470,67);
INSERT INTO actions VALUES('runningrealpolit',65,1,511,68);
INSERT INTO actions VALUES('runningrealpolit',66,1,512,69);
INSERT INTO actions VALUES('runningrealpolit',67,1,513,70);
INSERT INTO actions VALUES('runningrealpolit',68,1,603,71);
INSERT INTO actions VALUES('runningrealpolit',69,1,1,72);
INSERT INTO actions VALUES('runningrealpolit',70,0,8,73);
INSERT INTO actions VALUES('runningrealpolit',71,1,6,74);
INSERT INTO actions VALUES('runningrealpolit',72,2,8,75);
INSERT INTO actions VALUES('runningrealpolit',73,3,7,76);
INSERT INTO actions VALUES('runningrealpolit',74,0,328,77);
INSERT INTO actions VALUES('runningrealpolit',75,0,479,78);
INSERT INTO actions VALUES('runningrealpolit',76,0,536,79);
INSERT INTO actions VALUES('runningrealpolit',77,0,626,80);
INSERT INTO actions VALUES('runningrealpolit',78,0,1,81);
INSERT INTO actions VALUES('runningrealpolit',79,2,328,82);
INSERT INTO actions VALUES('runningrealpolit',80,2,340,83);
CREATE TABLE messages (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"match" VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	sender INTEGER NOT NULL, 
	user VARCHAR(32), 
	"to" INTEGER, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT fk_messages_match_seq FOREIGN KEY("match", seq) REFERENCES news ("match", seq), 
	CONSTRAINT fk_messages_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_messages_user FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO messages VALUES(1,'finishedeuropexx',7,5,0,'qopjkmvgequlsvh6',NULL,'Good evening.',1790000005.0);
INSERT INTO messages VALUES(2,'finishedeuropexx',8,5,1,'zhg7vigs2zarr3p6',0,'Between us: Bonsoir.',1790000005.0);
INSERT INTO messages VALUES(3,'runningeuropexxx',7,5,0,'qopjkmvgequlsvh6',NULL,'Good evening.',1790000005.0);
INSERT INTO messages VALUES(4,'runningeuropexxx',8,5,1,'zhg7vigs2zarr3p6',0,'Between us: Bonsoir.',1790000005.0);
INSERT INTO messages VALUES(5,'runningrealpolit',7,5,0,'qopjkmvgequlsvh6',NULL,'Good evening.',1790000005.0);
INSERT INTO messages VALUES(6,'runningrealpolit',8,5,1,'zhg7vigs2zarr3p6',0,'Between us: Bonsoir.',1790000005.0);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('messages',6);
CREATE INDEX ix_matches_due ON matches (due);
CREATE INDEX ix_matches_owner ON matches (owner);
CREATE INDEX ix_matches_status_created ON matches (status, created);
CREATE INDEX ix_outbox_due ON outbox (due);
CREATE INDEX ix_outbox_user ON outbox (user);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_seats_away ON seats (away);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_messages_match_seq ON messages ("match", seq);
CREATE INDEX ix_messages_user ON messages (user);
COMMIT;
