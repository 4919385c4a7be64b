/** An event of five players after three of five rounds, as another program wrote it: byes, a walkover, half a point given, and one who is gone. */
export const CONGRESS = [
  "012 Long Meadow Congress",
  "022 Long Meadow",
  "032 ENG",
  "042 2026/05/13",
  "052 2026/05/14",
  "062 5",
  "072 4",
  "092 Individual: Swiss-System",
  "102 Ann Owner",
  "122 90 min + 30 s",
  "132                                                                                        26/05/13  26/05/13  26/05/14",
  "XXR 5",
  "001    1 m  g Quarrow, Ash                      2105 ENG      400101 1984/02/11  3.0    1  0004 w 1  0002 b 1  0003 w 1",
  "001    2 m    Tessing, Bel                      1980 SCO     2400202             1.5    3  0005 w =  0001 w 0  0000 - U",
  "001    3 w    Umberley, Cor                     1875 WLS                         2.0    2  0000 - U  0005 b +  0001 b 0",
  "001    5 m    Vost, Dra                              IRL             2001/11/30  0.5    5  0002 b =  0003 w -  0000 - Z",
  "001    4 m    Oxmarsh, Fen                      1640 ENG      400404             0.5       0001 b 0  0000 - H  0000 - Z",
].join("\r\n");

/** Ranks with a gap, letters small and great, a walkover without colours, blanks, and a round that has just been paired. */
export const LOOSE = [
  "012 Loose",
  "001    1 m    Quarrow, Ash                      2105 ENG                         1.5          2 W 1  0000 - f               3 b",
  "001    2 m    Tessing, Bel                      1980                             1.0          1 b 0     7 w w     3 - +",
  "001    3 m    Umberley, Cor                     1875                                       0000 - h  0000 - z     2   -     1 w",
  "001    7 m    Vost, Dra                                                          0.0       0000   u     2 B L  0000 - Z  0000 - z",
].join("\n");
