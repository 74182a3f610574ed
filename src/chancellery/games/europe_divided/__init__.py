"""Europe Divided: Europe, with the EU and NATO, against Russia, 1992 to 2019. For two players."""
