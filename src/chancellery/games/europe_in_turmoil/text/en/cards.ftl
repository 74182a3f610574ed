### Europe in Turmoil: card titles and what each card does

## Strategy cards

card-admiral_von_tirpitz = Admiral von Tirpitz
    .effect = Tension +1, then a crisis roll. The Authoritarian may then remove 1 or 2 Authoritarian SP from Germany: the German Navy moves up as many boxes, and each box it enters takes effect. This is not an attempt.

card-state_secularism_in_france = State Secularism in France
    .effect = All SP of both sides leave the French Catholic Church. For the rest of the game that space and its links no longer exist, and France has only 5 battlegrounds.

card-second_international = Second International
    .effect = Only if Tension is 2 or less. The Liberal places up to 4 SP, 1 per space, in spaces without Authoritarian SP.

card-franz_ferdinand = Franz Ferdinand
    .effect = Impossible after the event “Gavrilo Princip”. The Authoritarian places up to 3 SP, 1 per space, in spaces of Austria-Hungary that are not Liberal-controlled. Until the event “Gavrilo Princip”, Tension cannot rise above 3 while the Authoritarian controls both Vienna and Budapest; if it is already higher, it cannot rise at all. Each point blocked in this way costs 1 VP to the side whose event caused it.

card-dreyfus_affair = Dreyfus Affair
    .effect = Impossible after the event “Dreyfus Rehabilitated”. The side playing the card places 2 SP in France, split freely. Until the end of the turn, placing SP in France costs the opponent twice the OP.

card-france_scoring = France Scoring
    .effect = Stability check in France, then scoring: presence 3 VP, domination 6 VP, control 9 VP. Each side adds 1 VP per battleground it controls there and per adjacent independent space it controls (Belgium, Switzerland, Spain/Portugal, Morocco, Algeria, Tunisia, Italy); only the difference is scored. Then a crisis roll. The card has no OP, and a side still holding it at the end of the turn loses the game.

card-austria_hungary_scoring = Austria-Hungary Scoring
    .effect = Stability check in Austria-Hungary, then scoring: presence 2 VP, domination 4 VP, control 6 VP. Each side adds 1 VP per battleground it controls there (Bosnia included once annexed) and per adjacent independent space it controls (Switzerland, Italy); only the difference is scored. Then a crisis roll. The card has no OP, and a side still holding it at the end of the turn loses the game.

card-russia_scoring = Russia Scoring
    .effect = Stability check in Russia, then scoring: presence 3 VP, domination 6 VP, control 9 VP. Each side adds 1 VP per battleground it controls there and per adjacent independent space it controls (Norway, Sweden, Constantinople); only the difference is scored. Then a crisis roll. The card has no OP, and a side still holding it at the end of the turn loses the game.

card-russo_japanese_war = Russo-Japanese War
    .effect = The Liberal removes 4 Authoritarian SP, at most 2 per space, from the Tsarist Army, Nicolas II, Saint Petersburg and Moscow (as many as possible if there are fewer).

card-entente_cordiale = Entente Cordiale
    .effect = Impossible after the event “Splendid Isolation”. The marker takes the leftmost open place of the Great War track: until “Splendid Isolation” flips it, Britain sides with the Entente and the Liberal has +2 in the war roll. The Liberal places 4 SP, at most 2 per space, in spaces of France that are not Authoritarian-controlled. Makes “Henry Wilson” and “Franco-British Naval Cooperation” possible.

card-foreign_investments = Foreign Investments
    .effect = The Liberal takes up to 4 Liberal SP from Worker spaces of France and Germany. The same number is then placed, split freely, in Russia, Austria-Hungary and the Balkans, at most 2 per space.

card-magyarization = Magyarization
    .effect = The Liberal places 3 SP in Budapest, then makes 1 support check in Austria-Hungary with this card’s OP value.

card-traditionalism = Traditionalism
    .effect = The Authoritarian places 4 SP in Farmer spaces, at most 2 per space.

card-radical_party_founded = Radical Party Founded
    .effect = The Liberal places up to 4 SP, 1 per space, in spaces of France that are not Authoritarian-controlled.

card-lord_fisher = Lord Fisher
    .effect = For the rest of the game the Liberal has +1 in every naval attempt. If the British Navy is still in the start box, it moves up to HMS Dreadnought and that box takes effect.

card-stymied = Stymied
    .effect = Until the end of the turn, every card the opponent plays is worth 1 OP less, but never less than 1.

card-eight_nation_alliance = Eight Nation Alliance
    .effect = Played in one’s own action round together with another card from hand whose event is the opponent’s: that card gives its OP and its event does not happen. Both cards then go to the discard pile, even one with an asterisk. If the card is played for its own OP instead, the opponent gains 1 VP (not for a naval attempt).

card-bernhard_von_bulow = Bernhard von Bülow
    .effect = Only if the Authoritarian controls at least 3 Monarch spaces; impossible after the event “von Bethmann-Hollweg”. The Authoritarian may choose an Authoritarian or neutral card in the discard pile whose event is possible and resolve that event at once (no scoring card, not “Eight Nation Alliance”).

card-union_of_liberation = Union of Liberation
    .effect = The Liberal removes 2 Authoritarian SP from Russia, split freely, then makes 1 support check in Russia with this card’s OP value. Makes “Victor Chernov” possible.

card-bonapartism_monarchism = Bonapartism/Monarchism
    .effect = Impossible after the event “Georges Clemenceau”. The French Armed Forces get just enough Authoritarian SP for Authoritarian control. The Authoritarian then makes 1 support check in France with this card’s OP value. Optional rule: if that check brings Paris under Authoritarian control, Paris is a Monarch space instead of a Government space for the rest of the game.

card-prussian_spirit = Prussian Spirit
    .effect = The Authoritarian places 3 SP in Germany, split freely.

card-socialist_movements = Socialist Movements
    .effect = The Liberal places 2 SP in Worker spaces, split freely.

card-third_department_okhrana = Third Department/Okhrana
    .effect = The Authoritarian looks at the Liberal’s available stability cards and makes one of them unavailable. If only one is left, all the Liberal’s stability cards become available again.

card-tsarist_repression = Tsarist Repression
    .effect = The Authoritarian rolls a die (+1 in turns 4 to 7, +2 in turns 8 to 10) and moves as many Liberal SP as the total (all if there are fewer) from other spaces of Russia: to Siberia if the total is 5 or less, to Saint Petersburg if it is 6 or more. The Authoritarian chooses which SP move.

card-legacy_of_bismarck = Legacy of Bismarck
    .effect = Until the end of the turn neither side may spend OP in the Balkans, and “War in the Balkans” and “Balkan Civil War” cause no crisis roll. Events may still place and remove SP there.

card-franco_russian_alliance = Franco-Russian Alliance
    .effect = Impossible after the event “Russian Collapse”. The Three Emperor League marker is flipped: its −2 to crisis rolls and the Authoritarian’s +2 disappear; until “Russian Collapse”, Russia sides with the Entente and the Liberal has +2 in the war roll. The Liberal places 2 SP, split freely, in spaces of France and Russia that are not Authoritarian-controlled.

card-the_dual_alliance = The Dual Alliance
    .effect = The marker takes the leftmost open place of the Great War track: Austria-Hungary sides with the Central Powers and the Authoritarian has +2 in the war roll. The Authoritarian places 2 SP, split freely, in spaces of Austria-Hungary and Germany that are not Liberal-controlled.

card-scramble_for_africa = Scramble for Africa
    .effect = The Authoritarian places 3 SP, split freely, in Morocco, Algeria, Tunisia and Libya. Belgium may be chosen as well if the Congo Annexed marker is in play.

card-two_power_standard = Two-power Standard
    .effect = The Liberal’s next 2 actions must be naval attempts, the next 3 if the German Navy is ahead now. They carry over into the next turn if need be, also when a remaining round is needed for a scoring card. They are exempt from the limit of one attempt per turn, but no regular attempt may follow them in the same turn.

card-military_tradition = Military Tradition
    .effect = The Authoritarian places 2 SP in Army spaces, split freely.

card-status_quo = Status Quo
    .effect = The Authoritarian places 3 SP in Bourgeoisie spaces, split freely.

card-copenhagenization = Copenhagenization
    .effect = Tension +1, then a crisis roll. The German Navy goes back 2 boxes, no further than the start box. Its high-water mark goes on the box it leaves, unless already on the track.

card-modernism = Modernism
    .effect = The Liberal places 4 SP in Intellectual spaces, at most 2 per space.

card-government_sponsored_art = Government-sponsored Art
    .effect = The Authoritarian places 1 SP in each of these spaces: French Writers, Fauvism, Jugendstil, Viennese Secession, Symbolism, Denmark.

card-absolutism = Absolutism
    .effect = Until the end of the turn, every card the Authoritarian plays is worth 1 OP more. This card itself does not benefit.

card-march_of_history = March of History
    .effect = Until the end of the turn, every card the Liberal plays is worth 1 OP more. This card itself does not benefit.

card-ferdinand_esterhazy = Ferdinand Esterhazy
    .effect = Impossible after the event “Dreyfus Rehabilitated”. The Liberal discards one random card from hand. If it has an Authoritarian event that is possible, the Authoritarian resolves it at once. Any other card, even a scoring card, is discarded without effect.

card-kulturkampf = Kulturkampf
    .effect = The Liberal makes 2 support checks, each in a Church or Intellectual space, with this card’s OP value; both may target the same space. Adjacent spaces controlled by the Authoritarian give no penalty.

card-spiritism_and_mysticism = Spiritism and Mysticism
    .effect = The Liberal removes up to 4 Authoritarian SP, 1 per space, from Church, Monarch or Bourgeoisie spaces, in at most 2 spaces of each scoring region. Independent spaces do not count towards that limit.

card-indecisiveness = Indecisiveness
    .effect = Tension −1; at Tension 0, the side playing the card gains 1 VP instead. That side places 1 SP in any space.

card-dreyfus_rehabilitated = Dreyfus Rehabilitated
    .effect = Only if the Liberal controlled the French Writers when the current action round began. The Liberal removes 2 Authoritarian SP from the French Armed Forces and 2 from other spaces of France, split freely, then makes 1 support check in France with this card’s OP value. “Dreyfus Affair” and “Ferdinand Esterhazy” can no longer happen.

card-the_kaiser_intervenes = The Kaiser Intervenes
    .effect = Tension +1. The Authoritarian places 1 SP in any space.

card-balkans_scoring = Balkans Scoring
    .effect = Stability check in the Balkans, then scoring: presence 2 VP, domination 4 VP, control 6 VP. Each side adds 1 VP per battleground it controls there and per adjacent independent space it controls (Italy, Constantinople); only the difference is scored. Then a crisis roll. The card has no OP, and a side still holding it at the end of the turn loses the game.

card-second_hague_conference = Second Hague Conference
    .effect = The Authoritarian chooses: either Tension +1 and 2 VP for the Authoritarian, or 4 Authoritarian SP, 1 per space, in Army or Monarch spaces.

card-belgian_rule_in_congo = Belgian Rule in Congo
    .effect = The Liberal chooses: either the Liberal loses 2 VP, or Belgium gets just enough Authoritarian SP for Authoritarian control. In both cases Belgium is an Annex space as well as a Worker space for the rest of the game.

card-liberals_gain_power_in_uk = Liberals gain Power in UK
    .effect = The Liberal places 1 SP in one Government space of each scoring region that has one (Paris; Berlin; Vienna or Budapest; Saint Petersburg or Moscow), and 1 SP in one independent space.

card-young_turk_revolution = Young Turk Revolution
    .effect = The Liberal places 2 SP, 1 per space, in Constantinople and/or the Balkans, then makes 2 support checks in the Balkans with this card’s OP value. Makes “Freedom and Accord Party” and “Raid on the Sublime Porte” possible.

card-enver_pasha = Enver Pasha
    .effect = The Authoritarian places 2 SP in Constantinople. When “Balkans Scoring” is next played, the Authoritarian may play 1 extra stability card if Macedonia is then Authoritarian-controlled. Makes “Freedom and Accord Party” and “Raid on the Sublime Porte” possible.

card-austria_annexes_bosnia = Austria Annexes Bosnia
    .effect = Tension +1, then a crisis roll. The Authoritarian places 3 SP in Bosnia. For the rest of the game Bosnia belongs to both Austria-Hungary and the Balkans, and is a battleground in each.

card-schlieffen_plan_adopted = Schlieffen Plan Adopted
    .effect = The Authoritarian places 1 SP in Belgium. For the rest of the game the Authoritarian has +1 in the war roll, and Britain sides with the Entente unless “Splendid Isolation” is in effect.

card-norwegian_independence = Norwegian Independence
    .effect = The Liberal places 2 SP in Norway. From now on Norway is open to both sides as an ordinary independent space.

card-conrad_von_hotzendorf = Conrad von Hötzendorf
    .effect = The Authoritarian places 1 SP each in Vienna, Budapest and Galicia/Przemyśl. Tension +1.

card-germany_scoring = Germany Scoring
    .effect = Stability check in Germany, then scoring: presence 3 VP, domination 6 VP, control 9 VP; if the Liberal has control, the Liberal wins the game at once. Each side adds 1 VP per battleground it controls there and per adjacent independent space it controls (Netherlands, Belgium, Switzerland, Norway, Sweden, Denmark); only the difference is scored. Then a crisis roll. The card has no OP, and a side still holding it at the end of the turn loses the game.

card-traditionalists_gain_power = Traditionalists Gain Power
    .effect = The Authoritarian moves up to 4 Authoritarian SP out of Farmer and Army spaces, each to a Government space of the same scoring region. Several regions may be used.

card-viscount_grey = Viscount Grey
    .effect = Impossible after the event “Splendid Isolation”. The Liberal may carry out operations with 3 OP (4 OP in turns 8 to 10). Placing SP in Authoritarian-controlled spaces costs nothing extra, and adjacent spaces controlled by the Authoritarian give support checks no penalty.

card-control_of_the_channel = Control of the Channel
    .effect = Only if the navy of the side playing the card is ahead. That side chooses a card in the discard pile whose event is possible (no scoring card, not “Eight Nation Alliance”). The event happens at once, carried out by the side it belongs to, or by the side playing this card if it is neutral.

card-naval_bill_fleet_law = Naval Bill/Fleet Law
    .effect = Tension +1, then a crisis roll. The navy of the side playing the card moves up 1 box, which takes effect. This is not an attempt.

card-us_interventionism = US Interventionism
    .effect = Impossible after the event “US Non-interventionism”. All the Liberal’s stability cards become available. Until “US Non-interventionism”, the Liberal has +2 in the war roll if Britain takes part in the Great War, and “Arms Traders/Industry” cannot happen.

card-declaration_of_independence = Declaration of Independence
    .effect = The Authoritarian chooses a space of the Balkans that is not Liberal-controlled. It gets just enough Authoritarian SP for Authoritarian control.

card-legacy_of_1848 = Legacy of 1848
    .effect = The Authoritarian reveals every card in hand with a red title. The Liberal may either resolve one of these events at once, if it is Liberal or neutral and possible (it counts as played), or carry out operations with this card.

card-russian_collapse = Russian Collapse
    .effect = Only if the Liberal controls at least 3 battlegrounds of Russia. Tension +1, then a crisis roll. Its marker replaces that of the Three Emperor League or of the Franco-Russian Alliance, whose modifiers end, and Russia sides with nobody. “Franco-Russian Alliance” can no longer happen.

card-jozef_pilsudski = Jozef Piłsudski
    .effect = The Liberal places 2 SP, split freely, in Poland, East Prussia, Silesia, the Baltic States and the Tsarist Army, then makes 1 support check in Poland with this card’s OP value.

card-october_manifesto = October Manifesto
    .effect = Only after the event “Revolution of 1905”. The Liberal places 5 SP in Russia, at most 2 per space. Makes “Second Duma Disbanded” possible.

card-diagonal_politics = Diagonal Politics
    .effect = The Liberal places 1 SP in every space of Germany that the Authoritarian controls when the event begins.

card-second_duma_disbanded = Second Duma Disbanded
    .effect = Only after the event “October Manifesto” or “Victor Chernov”. The Authoritarian chooses a space of Russia: all Liberal SP there move to Siberia.

card-henry_wilson = Henry Wilson
    .effect = Only after the event “Entente Cordiale”; impossible after the event “Splendid Isolation”. In the French Armed Forces 1 Authoritarian SP, if there is one, is replaced by 1 Liberal SP. The Liberal then makes 1 support check in France with this card’s OP value.

card-landslide_electoral_victory = Landslide Electoral Victory
    .effect = The Liberal places 4 SP, 1 per space, in Liberal-controlled spaces (not in the boxes).

card-triple_alliance = Triple Alliance
    .effect = Impossible after the event “Perfidious Italy”. Italy gets just enough Authoritarian SP for Authoritarian control. The marker takes the leftmost open place of the Great War track: until “Perfidious Italy” flips it, the Authoritarian has +2 in the war roll (with War Mobilization, Italy sides with the Central Powers).

card-prince_heinrich = Prince Heinrich
    .effect = Only if the German Navy is ahead. The Authoritarian gains 1 VP per box of its lead over the British Navy.

card-winston_churchill = Winston Churchill
    .effect = Only if the British Navy is ahead. The Liberal may discard cards, even scoring cards, at most one per box of the British Navy’s lead, then draws as many.

card-local_uprising = Local Uprising
    .effect = Tension +1. The Liberal places 3 SP in Annex spaces, split freely.

card-military_parade = Military Parade
    .effect = The Authoritarian chooses an Authoritarian-controlled Army space and places 1 SP in every space adjacent to it (not in the boxes, nor in Norway before its independence).

card-central_authority = Central Authority
    .effect = The Authoritarian chooses a scoring region and places 1 SP in every Authoritarian-controlled space of that region.

card-von_bethmann_hollweg = von Bethmann-Hollweg
    .effect = For the rest of the game the Authoritarian has +1 in the war roll and may make one extra naval attempt each turn. Any Authoritarian attempt fails automatically, though, unless the German Navy marker shows +1; such a failure flips it to +1. “Bernhard von Bülow” can no longer happen.

card-jean_jaures = Jean Jaures
    .effect = Impossible after the event “Raoul Villain”. Tension −1. Until “Raoul Villain”, before each crisis roll the Liberal may lose 1 VP to lower Tension by 1, once per roll and not at Tension 0.

card-georges_clemenceau = Georges Clemenceau
    .effect = Impossible after the event “Aristide Briand”. Every space of France that holds SP of both sides loses 1 Authoritarian SP. Until “Aristide Briand”, the Liberal pays no extra OP to place SP in Authoritarian-controlled spaces of France. “Bonapartism/Monarchism” can no longer happen.

card-alsace_lorraine = Alsace-Lorraine
    .effect = If the Authoritarian controls Alsace-Lorraine, the Authoritarian gains 2 VP. The Authoritarian then places 2 SP there. Tension +1.

card-revolution_of_1905 = Revolution of 1905
    .effect = Tension +1. The Liberal makes as many support checks in Russia as this card’s OP value, adding the current Tension to each die instead of OP; spaces may be repeated. Then a crisis roll. Makes “October Manifesto” possible.

card-victor_chernov = Victor Chernov
    .effect = Only after the event “Union of Liberation”. In each of 3 different spaces of Russia the Liberal replaces 1 Authoritarian SP by 1 Liberal SP. When “Russia Scoring” is next played, the Liberal plays 1 extra stability card. Makes “Second Duma Disbanded” possible.

card-tangier_crisis = Tangier Crisis
    .effect = The Liberal chooses: either the Liberal loses 3 VP, or the Authoritarian places 2 SP in the French Armed Forces, followed by Tension +1 and a crisis roll. If the French Armed Forces are already Authoritarian-controlled, the 2 SP go to one space of France of the Authoritarian’s choice.

card-raoul_villain = Raoul Villain
    .effect = The Authoritarian gains 1 VP. “Jean Jaures” ends and can no longer happen.

card-agadir_crisis = Agadir Crisis
    .effect = The Liberal chooses: either the Liberal loses 1 VP and Morocco gets just enough Authoritarian SP for Authoritarian control, or the Liberal gains 1 VP, followed by Tension +2 and a crisis roll.

card-gavrilo_princip = Gavrilo Princip
    .effect = Impossible if the Authoritarian has won the roll of “Yugoslavia”. “Franz Ferdinand” ends and can no longer happen. Tension +2, then a crisis roll.

card-balkan_federation = Balkan Federation
    .effect = The Liberal places 1 SP in a space of the Balkans. Until the end of the turn, each card the Liberal plays is worth 1 OP more if its operations all take place in the Balkans: every OP spent on SP there, or both support checks made there.

card-patriotism_nationalism = Patriotism / Nationalism
    .effect = In each of 3 different Worker spaces the Authoritarian replaces 1 Liberal SP by 1 Authoritarian SP.

card-parliament_act_of_1911 = Parliament Act of 1911
    .effect = The Liberal gains 1 VP, plus 1 VP for each of these spaces under Liberal control: Belgium, Netherlands, Spain/Portugal, Denmark, Norway, Sweden.

card-war_in_the_balkans = War in the Balkans
    .effect = Tension +1, then a crisis roll (none while “Legacy of Bismarck” is in effect). The Authoritarian removes 3 Liberal SP from the Balkans, split freely. The Balkan Wars marker takes the leftmost open place of the Great War track, unless already there: +1 to crisis rolls, and the Balkans take part in the Great War.

card-us_non_interventionism = US Non-interventionism
    .effect = “US Interventionism” ends and can no longer happen; its marker leaves the game. All the Authoritarian’s stability cards become available. “Arms Traders/Industry” is no longer blocked.

card-stolypin_land_reforms = Stolypin Land Reforms
    .effect = Belarus, the Ukraine and Crimea each lose 1 Liberal SP, if they have any, and gain 1 Authoritarian SP in any case.

card-balkan_civil_war = Balkan Civil War
    .effect = Tension +1, then a crisis roll (none while “Legacy of Bismarck” is in effect). The Liberal chooses a space of the Balkans and adds Liberal SP there until they equal the Authoritarian SP. The Balkan Wars marker takes the leftmost open place of the Great War track, unless already there: +1 to crisis rolls, and the Balkans take part in the Great War.

card-funeral_of_edward_vii = Funeral of Edward VII
    .effect = Tension −1. The Liberal places 1 SP in every Monarch space.

card-freedom_and_accord_party = Freedom and Accord Party
    .effect = Only after the event “Young Turk Revolution” or “Enver Pasha”; impossible after the event “Raid on the Sublime Porte”. If Constantinople is Authoritarian-controlled, the Liberal places just enough SP there to end that control. The Liberal then places in the Balkans, split freely, as many SP as there are Liberal SP in Constantinople, at most 4.

card-raid_on_the_sublime_porte = Raid on the Sublime Porte
    .effect = Only after the event “Young Turk Revolution” or “Enver Pasha”. Crisis roll, then all Liberal SP leave Constantinople. The Authoritarian moves up to 4 Authoritarian SP from Constantinople to the Balkans, split freely. “Freedom and Accord Party” can no longer happen.

card-perfidious_italy = Perfidious Italy
    .effect = “Triple Alliance” ends and can no longer happen. Its marker, if on the Great War track, is flipped to Perfidious Italy; otherwise Perfidious Italy takes the leftmost open place (with War Mobilization, Italy sides with the Entente). The Liberal places 2 SP in Italy and 2 SP in Libya.

card-splendid_isolation = Splendid Isolation
    .effect = The Netherlands, Belgium, Norway, Sweden and Paris each lose 1 Liberal SP, if they have any. The Entente Cordiale marker, if on the Great War track, is flipped to Splendid Isolation; otherwise Splendid Isolation takes the leftmost open place. Britain stays out of the Great War. “Entente Cordiale”, “Henry Wilson”, “Viscount Grey” and “Franco-British Naval Cooperation” can no longer happen.

card-yugoslavia = Yugoslavia
    .effect = Each side rolls a die and adds 1 per space it controls among Serbia, Montenegro, Bosnia, Croatia and Macedonia; the Authoritarian wins ties. If the Authoritarian wins, one of these spaces of the Authoritarian’s choice has every Liberal SP replaced by an Authoritarian SP, and “Gavrilo Princip” can no longer happen. If the Liberal wins, nothing happens.

card-exiles_escape_return = Exiles Escape/Return
    .effect = The Liberal moves up to 4 Liberal SP from Siberia to other spaces of Russia, at most 1 per space.

card-reinhold_von_sydow = Reinhold von Sydow
    .effect = For the rest of the game the Authoritarian has +2 in every naval attempt.

card-franco_british_naval_cooperation = Franco-British Naval Cooperation
    .effect = Only if the Entente Cordiale marker, not flipped, is on the Great War track. The British Navy moves up 1 box, or 2 if it is behind the German Navy, and each box it enters takes effect. This is not an attempt.

card-arms_traders_industry = Arms Traders/Industry
    .effect = Impossible after the event “US Interventionism”, unless “US Non-interventionism” has happened. The Authoritarian gains as many VP as the current Tension.

card-aristide_briand = Aristide Briand
    .effect = “Georges Clemenceau” ends and can no longer happen. The Liberal places 2 SP, 1 per space, in Worker or Farmer spaces of France. If the Liberal controls Paris, it is 4 SP, 1 per space, and the Liberal gains 1 VP.

card-german_army_expansion = German Army Expansion
    .effect = The Authoritarian places 1 SP in each of the spaces Imperial Army, Kiel and East Prussia that is not Liberal-controlled. For the rest of the game the Authoritarian has +1 in the war roll. Tension +1.

card-black_hand = Black Hand
    .effect = The Authoritarian puts the Black Hand marker on Serbia, Bosnia, Montenegro or Macedonia. For the rest of the game it counts as 2 Authoritarian SP that can be neither removed nor replaced, and no support check may be made in that space.

card-attempted_neutrality = Attempted Neutrality
    .effect = The Liberal places 3 SP, 1 per space, in independent spaces.

card-rosa_luxemburg = Rosa Luxemburg
    .effect = The Liberal rolls a die, +1 for each Liberal-controlled Intellectual or Worker space of Germany. On 5 or more, the Liberal chooses in the discard pile a Liberal card with a red title whose event is possible and resolves that event at once.

card-preventive_war = Preventive War
    .effect = The Authoritarian gains 2 VP, then chooses a scoring region and removes 3 Authoritarian SP from it; it must be a region with at least 3 if there is one. Tension −2.

card-mitteleuropa = Mitteleuropa
    .effect = The Authoritarian may move the German Navy back 1 or 2 boxes, no further than the start box; its high-water mark goes on the box it leaves, unless already on the track. For each box the Authoritarian gets 4 OP, only to place SP by the normal rules in Denmark, Constantinople, Italy and spaces of Germany, Austria-Hungary and the Balkans.

card-weltpolitik = Weltpolitik
    .effect = The Authoritarian gains 4 VP. The Liberal may remove up to 4 Authoritarian SP, 1 per space. Tension −1.

card-leopold_von_berchtold = Leopold von Berchtold
    .effect = The Authoritarian places 1 SP in a space of the Balkans. Placing SP in the Balkans costs both sides twice the OP while the Great War track carries no Balkan Wars marker.

card-istvan_tisza = Istvan Tisza
    .effect = The Liberal places 1 SP each in Transylvania, Budapest and Galicia/Przemyśl. Tension −1.

## Stability cards

stability-workers_unite = Workers Unite
    .effect = Every Worker space of the region that is not Authoritarian-controlled gets just enough Liberal SP for Liberal control.

stability-farmer_collectives = Farmer Collectives
    .effect = The Liberal places up to 2 SP, 1 per space, in Farmer spaces of the region.

stability-testimonials = Testimonials
    .effect = Only if the Liberal controls a Church space of the region. The Liberal places up to 2 SP, 1 per space, in Farmer, Worker or Annex spaces of the region.

stability-popular_uproar = Popular Uproar
    .effect = Only if the Authoritarian played the scoring card and the Liberal controls an Annex space in the region or adjacent to it. Scoring stops, with no VP and no crisis roll, and stability cards not yet resolved stay available. The Liberal places 1 SP in the region; the scoring card returns to the Authoritarian’s hand and the action round ends. The Authoritarian gets one extra action round this turn.

stability-intelligentsia = Intelligentsia
    .effect = Only if the Liberal controls an Intellectual space of the region. Tension −1. The Liberal takes into hand a card with a printed value of 2 OP from the discard pile, if there is one.

stability-left_wing_governments = Left-wing Governments
    .effect = Only if the Liberal controls a Government space of the region. The Liberal places up to 3 SP, 1 per space, in uncontrolled spaces of the region.

stability-anarchist_attack = Anarchist Attack
    .effect = Only if the Liberal controls an Intellectual or a Worker space of the region. The Liberal removes 1 Authoritarian SP from one Monarch or Government space of the region, or 3 from that space (all if there are fewer) when controlling both an Intellectual and a Worker space there.

stability-blockade = Blockade
    .effect = Only if the British Navy is ahead. The Liberal removes up to 2 Authoritarian SP, 1 per space, from Annex spaces anywhere on the map.

stability-silent_majority = Silent Majority
    .effect = Only if the Liberal controls at least 4 spaces of the region. The Liberal places 1 SP in any space outside the region.

stability-most_favoured_nation_liberal = Most Favoured Nation
    .effect = The Liberal places up to 2 SP, 1 per space, in uncontrolled independent spaces adjacent to the region.

stability-support_of_the_farmers = Support of the Farmers
    .effect = The Authoritarian places as many SP as there are Authoritarian-controlled Farmer spaces in the region, at most 1 per space, in Church or Government spaces of the region. Farmer spaces are counted before placing.

stability-absolutist_rule = Absolutist Rule
    .effect = Only if the Authoritarian controls the Monarch space of the region (Paris in France) and at least one other space of the region that is Government, Army or Annex. The Authoritarian gains 2 VP. With the optional monarchy rule, Paris counts only if it has become a Monarch space.

stability-support_of_the_generals = Support of the Generals
    .effect = Only if the Authoritarian controls an Army space of the region. Tension +1. The Authoritarian makes 1 support check in the region, adding 3 to the die.

stability-secret_treaty_clauses = Secret Treaty Clauses
    .effect = Only if the Authoritarian controls at least 2 spaces in all among the Annex spaces of the region and the independent spaces adjacent to it. The Authoritarian draws 1 strategy card, then discards 1, even a scoring card; its event does not happen.

stability-most_favoured_nation_authoritarian = Most Favoured Nation
    .effect = The Authoritarian places up to 2 SP, 1 per space, in uncontrolled independent spaces adjacent to the region.

stability-naval_law_amendment = Naval Law Amendment
    .effect = Only if the German Navy is behind. The Authoritarian makes one naval attempt worth 2 OP, outside the limit of one attempt per turn.

stability-elitist_art = Elitist Art
    .effect = Only if the Authoritarian controls an Intellectual space of the region. The Authoritarian gains 1 VP.

stability-government_suppression = Government Suppression
    .effect = Only if the Authoritarian controls a Government space of the region. The Authoritarian places up to 3 SP, 1 per space, in uncontrolled spaces of the region.

stability-ecclesial_influence = Ecclesial Influence
    .effect = Only if the Authoritarian controls a Church space of the region. The Authoritarian places 2 SP, split freely, in Farmer, Worker or Army spaces of the region.

stability-limited_franchise = Limited Franchise
    .effect = Only if the Authoritarian controls a Bourgeoisie space of the region. The Authoritarian places 2 SP, split freely, in Government or Monarch spaces of the region.

## War Mobilization cards

mobilization-serbien_muss_sterbien = Serbien muß Sterbien
    .effect = Valid if “The Dual Alliance” is in effect. Serbia gets just enough Authoritarian SP for Authoritarian control, and “War of Liberation (Austria-Hungary)” has no effect.
    .target = Balkans First

mobilization-poland_campaign = Poland Campaign
    .effect = Valid if “The Dual Alliance” is in effect, Russia is not on the side of the Central Powers and the Authoritarian controls Galicia/Przemyśl. The Authoritarian gains 1 VP, and Poland gets just enough Authoritarian SP for Authoritarian control.
    .target = Russia First

mobilization-isonzo_campaign = Isonzo Campaign
    .effect = Italy gets just enough Authoritarian SP for Authoritarian control.
    .target = Italy First

mobilization-third_balkan_war = Third Balkan War
    .effect = The side of the Balkans removes 2 SP, of either side, from the Balkans, then the opponent may remove 1 SP, of either side, from there. Both steps are then carried out once more.
    .target = Civil War First

mobilization-war_of_liberation_austria_hungary = War of Liberation (Austria-Hungary)
    .effect = Valid if the Balkans are on the side of the Entente. Bosnia and Croatia each get just enough Liberal SP for Liberal control.
    .target = Austria First

mobilization-war_of_liberation_ottoman_empire = War of Liberation (Ottoman Empire)
    .effect = All SP of both sides leave Constantinople.
    .target = Ottomans First

mobilization-blockade = Blockade
    .effect = Valid if the British Navy is ahead. The Liberal places 1 SP in every space of Germany. Kiel then gets just enough Liberal SP for Liberal control.
    .target = Steel Wall

mobilization-british_expeditionary_force = British Expeditionary Force
    .effect = The Liberal gains 1 VP and places 3 SP, 1 per space, in spaces of France that are not Authoritarian-controlled. If “US Interventionism” is in effect, it is 2 VP and 6 SP instead, still 1 per space.
    .target = France First

mobilization-gallipoli_allenby = Gallipoli / Allenby
    .effect = Valid if the Ottoman Empire is on the side of the Central Powers. Constantinople gets just enough Liberal SP for Liberal control.
    .target = Ottomans First

mobilization-salonika = Salonika
    .effect = Valid if the Balkans or Austria-Hungary, or both, are on the side of the Central Powers. One space of the Balkans, chosen by the Liberal, gets just enough Liberal SP for Liberal control.
    .target = Balkans First

mobilization-salerno_anzio = Salerno / Anzio
    .effect = Valid if Italy is on the side of the Central Powers. Italy gets just enough Liberal SP for Liberal control.
    .target = Italy First

mobilization-avenging_pavia = Avenging Pavia
    .effect = Valid if Italy is on the side of the Central Powers. Italy gets just enough Liberal SP for Liberal control.
    .target = Italy First

mobilization-plan_xvi = Plan XVI
    .effect = Valid if the Liberal controls the French Armed Forces. The VP given by “Guns of August” or “Two Front War” are reduced by 2, not below 0.
    .target = Reculer pour mieux sauter

mobilization-plan_xvii = Plan XVII
    .effect = The Liberal gains 1 VP and moves up to 3 Liberal SP from the French Armed Forces to Alsace-Lorraine.
    .target = Offensive à outrance

mobilization-colonial_sunset = Colonial Sunset
    .effect = Valid if the British Navy is ahead. The Liberal places 8 SP, split freely, in Colonials and the Annex spaces adjacent to it. The VP given by “France First” cards are raised by 1.
    .target = Securing the Colonies

mobilization-plan_xv = Plan XV
    .effect = The Liberal places 1 SP in a space of France. The VP given by “France First” cards are reduced by 1, not below 0.
    .target = La grande défense

mobilization-von_lettow_vorbeck = Von Lettow-Vorbeck
    .effect = Valid if the German Navy is ahead. The Authoritarian gains 1 VP for each of these spaces under Authoritarian control: Libya, Algeria, Tunisia, Morocco, and Belgium with the Congo Annexed marker.
    .target = Afrika First

mobilization-u_boat_offensive = U-boat Offensive
    .effect = May be chosen in addition to another German card. The Authoritarian loses 2 VP. If it is behind, the German Navy moves up to the British Navy’s box, with no VP and no box effect.
    .target = Undersea First

mobilization-east_wall_west_wall = East Wall / West Wall
    .effect = From now on no SP may be added to or removed from spaces of Germany.
    .target = Defensive War

mobilization-guns_of_august = Guns of August
    .effect = Valid if “Schlieffen Plan Adopted” is in effect. The Authoritarian gains 6 VP, and all Authoritarian SP leave Belgium. The Authoritarian removes 2 Liberal SP from France, 4 if “German Army Expansion” or “von Bethmann-Hollweg” is in effect, 6 if both are.
    .target = France First

mobilization-two_front_war = Two Front War
    .effect = The Authoritarian gains 2 VP, plus 1 VP if “German Army Expansion” is in effect and 1 VP if “von Bethmann-Hollweg” is. Every Authoritarian-controlled space of Germany loses 1 Authoritarian SP.
    .target = France and Russia Both

mobilization-kaiser_wilhelms_plan = Kaiser Wilhelm’s Plan
    .effect = The Authoritarian gains 2 VP. “Six Weeks Attack” and “Galician Campaign” have no effect.
    .target = Russia First

mobilization-tirol_war = Tirol War
    .effect = Valid if Italy is on the side of the Entente and Liberal-controlled, and Austria-Hungary is on the side of the Central Powers. The Liberal gains 1 VP, and Alto Adige gets just enough Liberal SP for Liberal control.
    .target = Austria First

mobilization-neutrality = Neutrality
    .effect = Italy’s side places 2 SP in Alto Adige.
    .target = Italy First

mobilization-mare_nostrum = Mare Nostrum
    .effect = Valid if the Ottoman Empire is on the enemy side. Italy’s side places 1 SP each in Libya, Tunisia, Algeria, Spain/Portugal and Morocco.
    .target = Ottomans First

mobilization-savoyard_war = Savoyard War
    .effect = Valid if Italy is Authoritarian-controlled. The Authoritarian gains 1 VP, and Nice gets just enough Authoritarian SP for Authoritarian control.
    .target = France First

mobilization-balkan_reconquista = Balkan Reconquista
    .effect = Valid if the Balkans take part in the war and the side of the Ottoman Empire controls Constantinople. That side places 1 SP each in Greece, Macedonia, Romania and Bulgaria.
    .target = Balkans First

mobilization-north_african_empire = North-African Empire
    .effect = Valid if Constantinople is Authoritarian-controlled. The Authoritarian places 1 SP each in Libya, Tunisia, Algeria and Morocco.
    .target = Africa First

mobilization-persian_campaign = Persian Campaign
    .effect = Valid if the side of the Ottoman Empire controls Constantinople. That side gains 1 VP.
    .target = Persia First

mobilization-caucasus_campaign_ottoman = Caucasus Campaign
    .effect = Valid if the side of the Ottoman Empire controls Constantinople. That side gains 2 VP.
    .target = –

mobilization-the_great_game = The Great Game
    .effect = Valid if Russia is on the side of the Central Powers. The Authoritarian gains 3 VP. If Britain is not yet in the war, it joins the Entente, and the Liberal may then choose one British card with a priority above 4 to be played.
    .target = India First

mobilization-day_15_attack = Day 15 Attack
    .effect = Valid if Russia is on the side of the Entente. The Liberal loses 1 VP. The VP given by “Guns of August” are reduced by 2, not below 0; those given by “Kaiser Wilhelm’s Plan” are raised by 2.
    .target = Germany First

mobilization-six_weeks_attack = Six Weeks Attack
    .effect = Valid if Russia is on the side of the Entente. East Prussia gets just enough Liberal SP for Liberal control.
    .target = Complete Mobilization First

mobilization-galician_campaign = Galician Campaign
    .effect = Valid if Russia is on the side of the Entente and Austria-Hungary on the side of the Central Powers. The Liberal gains 1 VP. Galicia/Przemyśl and Budapest each get just enough Liberal SP for Liberal control.
    .target = Austria First

mobilization-caucasus_campaign_russian = Caucasus Campaign
    .effect = Constantinople gets just enough SP of Russia’s side to come under that side’s control.
    .target = Ottomans First
