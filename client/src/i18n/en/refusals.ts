import type { Texts } from "../languages";

/** By code: what happened, what stands now, what to do (SCR-7). */
export const messages = {
  somebody: "someone no longer in the field",
  noResult: "no result",
  noTime: "no time",
  nobody: "nobody",
  noLawn: "no lawn",
  andMore: "{shown}; and {n} more",
  unknown: {
    what: "That was refused.",
    stands: "The server's reason has no words on this page yet ({code}). Nothing was changed.",
  },
  line: {
    none: {
      what: "The server can't be reached.",
      stands: "Nothing was sent.",
      todo: "Check the network, then try again.",
    },
  },
  account: {
    emailTaken: {
      what: "There is an account with this e-mail already.",
      stands: "No account was made.",
      todo: "Sign in with it instead.",
    },
    wrongPassword: {
      what: "E-mail and password don't go together.",
      stands: "You are not signed in.",
      todo: "Try again, or ask whoever runs the server for a new password.",
    },
  },
  link: {
    invalid: {
      what: "This link no longer works.",
      stands: "It was used already, or has run out. Nothing was changed.",
      todo: "Sign in with your password, or ask for a new link.",
    },
  },
  request: {
    notFound: {
      what: "There is nothing at that address.",
      stands: "Nothing was changed.",
      todo: "Reload the page, then try again.",
    },
  },
  access: {
    notSignedIn: {
      what: "You are not signed in.",
      stands: "Nothing was changed.",
      todo: "Sign in, then try again.",
    },
    foreignOrigin: {
      what: "That was asked from another site.",
      stands: "Nothing was changed.",
      todo: "Open Drawroom at its own address.",
    },
    notOwner: {
      what: "Only the owner changes this event.",
      stands: "Nothing was changed.",
      todo: "Sign in as the owner, or ask the owner to do it.",
    },
    notManager: {
      what: "Only managers of this event may do that.",
      stands: "Nothing was changed.",
      todo: "Sign in with the account that was invited.",
    },
    notInvited: {
      what: "This invitation is not for this account.",
      stands: "Nothing was changed.",
      todo: "Ask the owner for a new link.",
    },
    serverOnly: {
      what: "That is done by the server alone.",
      stands: "Nothing was changed.",
      todo: "",
    },
  },
  protocol: {
    invalid: {
      what: "That could not be read.",
      stands: "Nothing was changed. {issues}",
      todo: "Correct it and try again.",
    },
    tooLarge: {
      what: "That is too much at once.",
      stands: "Nothing was changed.",
      todo: "Send it in smaller parts.",
    },
    tooFast: {
      what: "That was faster than the server takes it.",
      stands: "Nothing was changed by the last one.",
      todo: "Wait a moment, then try again.",
    },
    outdated: {
      what: "This page is out of date.",
      stands: "Nothing was changed.",
      todo: "Reload the page.",
    },
  },
  server: {
    failed: {
      what: "The server could not do that.",
      stands: "Nothing was changed. Its log tells more under {requestId}.",
      todo: "Try again.",
    },
    draining: {
      what: "The server is restarting.",
      stands: "Nothing was changed.",
      todo: "It is sent again by itself when the server is back.",
    },
  },
  event: {
    notFound: {
      what: "There is no such event.",
      stands: "It does not exist, or is not published.",
      todo: "Check the address, or ask the manager.",
    },
    exists: { what: "This event was made already.", stands: "It stands as it is.", todo: "" },
    full: {
      what: "There is no room for more.",
      stands: "An event holds at most {most} of these. Nothing was added.",
      todo: "Remove what is no longer needed first.",
    },
    slugTaken: {
      what: "The address {slug} is taken.",
      stands: "Another event has it.",
      todo: "Choose another address.",
    },
  },
  export: {
    unreadable: {
      what: "This file is no export, or not all of it.",
      stands: "Line {line} is not as exports are written. Nothing was made.",
      todo: "Take the file as it was downloaded.",
    },
    altered: {
      what: "This export was altered after it was written.",
      stands: "It shows at change {version}. Nothing was made.",
      todo: "Get the file anew from where it comes.",
    },
    notWhole: {
      what: "This export does not begin at the first change.",
      stands: "It begins where the event was published, after change {from}. Nothing was made.",
      todo: "Ask the event's owner for the whole export.",
    },
  },
  block: {
    notFound: {
      what: "There is no Block {block}.",
      stands: "The blocks were made anew.",
      todo: "Look at the blocks as they are now.",
    },
  },
  id: {
    taken: {
      what: "That was added already.",
      stands: "What is there stands as it is.",
      todo: "Look before adding it again.",
    },
  },
  settings: {
    changed: {
      what: "The settings were not changed.",
      stands: "They were changed elsewhere meanwhile; the event is now {settings}.",
      todo: "Look at what stands now, then save again if need be.",
    },
    datesReversed: {
      what: "The dates were not changed.",
      stands: "The last day, {endsOn}, is before the first, {startsOn}.",
      todo: "Set the last day on or after the first.",
    },
  },
  person: {
    notFound: {
      what: "That person has no part in this event.",
      stands: "They left or were removed.",
      todo: "Invite them again if need be.",
    },
    isOwner: {
      what: "The owner can't be removed.",
      stands: "{person} owns the event.",
      todo: "Hand the event over first.",
    },
  },
  ownership: {
    notOffered: {
      what: "The event is not offered to you.",
      stands: "The offer was withdrawn or taken up.",
      todo: "Ask the owner to offer it again.",
    },
  },
  court: {
    notFound: {
      what: "That lawn is no longer there.",
      stands: "It was removed.",
      todo: "Choose another lawn.",
    },
    doubleBooked: {
      what: "{court} is taken at that time.",
      stands: "It has {match}.",
      todo: "Choose another time or lawn.",
    },
  },
  display: {
    notFound: {
      what: "That screen is no longer there.",
      stands: "It was removed.",
      todo: "Add it again if need be.",
    },
  },
  competition: {
    notFound: {
      what: "That competition is no longer there.",
      stands: "It was removed.",
      todo: "",
    },
    changed: {
      what: "{competition} was not changed.",
      stands: "It was changed elsewhere meanwhile.",
      todo: "Look at what stands now, then save again if need be.",
    },
    wrongKind: {
      what: "That is not for this kind of competition.",
      stands: "{competition} stands as before.",
      todo: "",
    },
    resultsForbidFormat: {
      what: "The format was not changed.",
      stands:
        "{count} result does not fit it: {matches}. | {count} results do not fit it: {matches}.",
      todo: "Correct or clear those results first.",
    },
    needsConfirmation: {
      what: "Removing it takes more with it.",
      stands: "{entrants} entrants, {blocks} blocks and {results} results go too.",
      todo: "Confirm, or leave it as it is. It can be undone.",
    },
  },
  entrant: {
    notFound: {
      what: "That entrant is no longer there.",
      stands: "They were removed from the field.",
      todo: "",
    },
    changed: {
      what: "{entrant} was not changed.",
      stands: "They were changed elsewhere meanwhile.",
      todo: "Look at what stands now, then save again if need be.",
    },
    nameMissing: {
      what: "A name is missing.",
      stands: "Nothing was changed.",
      todo: "Enter the name.",
    },
    pairInSingles: {
      what: "A pair can't enter singles.",
      stands: "{competition} is singles.",
      todo: "Enter one name.",
    },
    seated: {
      what: "{entrant} can't be removed.",
      stands: "They have seat {seat}.",
      todo: "Withdraw them instead.",
    },
    inStage: {
      what: "{entrant} has a place in a stage.",
      stands: "That is stage {stage}.",
      todo: "Withdraw the team instead.",
    },
    isItself: {
      what: "{entrant} can't replace themselves.",
      stands: "Nothing was changed.",
      todo: "Choose someone else.",
    },
    notSeated: {
      what: "{entrant} has no seat.",
      stands: "They came into the field after the blocks were made.",
      todo: "Snake-seed again, or let them replace someone.",
    },
    otherCompetition: {
      what: "{entrant} is not in this competition.",
      stands: "They are entered in {competition}.",
      todo: "",
    },
    withdrawn: {
      what: "{entrant} is withdrawn.",
      stands: "Nothing was changed.",
      todo: "Take the withdrawal back first.",
    },
    notWithdrawn: { what: "{entrant} is not withdrawn.", stands: "Nothing was changed.", todo: "" },
    replaced: {
      what: "{entrant} was replaced.",
      stands: "{by} has the seat.",
      todo: "Withdraw the replacement first.",
    },
    inRounds: {
      what: "{entrant} can't be taken out.",
      stands: "They are in rounds that are paired.",
      todo: "Withdraw them instead; another player can come in late.",
    },
    hasResult: {
      what: "{entrant} has a result.",
      stands: "{match}.",
      todo: "Withdraw them instead, or clear the result first.",
    },
    notInBracket: {
      what: "{entrant} is not in {bracket}.",
      stands: "Its lines stand as before.",
      todo: "Look at the knockout as it is now.",
    },
    inBracket: {
      what: "{entrant} stands in a knockout.",
      stands: "It is {bracket}.",
      todo: "Withdraw them, or replace them there.",
    },
    ballTaken: {
      what: "Ball {ball} is taken.",
      stands: "{entrant} has it.",
      todo: "Choose another number.",
    },
    doubleBooked: {
      what: "{entrant} would play twice at that time.",
      stands: "They have {match}.",
      todo: "Choose another time.",
    },
  },
  entrants: {
    tooMany: {
      what: "That is too many at once.",
      stands: "At most {most} can be read at a time. Nothing was imported.",
      todo: "Import them in parts.",
    },
  },
  blocks: {
    none: {
      what: "There are no blocks yet.",
      stands: "{competition} has its field, but no blocks.",
      todo: "Make the blocks first.",
    },
    tooFew: {
      what: "There are too few entrants for that many blocks.",
      stands: "{entrants} entrants in {blocks} blocks would be fewer than two in one.",
      todo: "Make fewer blocks, or enter more.",
    },
    tooLarge: {
      what: "Block {block} is too large for an order of play.",
      stands: "It would have {size} seats; the tables end at 16.",
      todo: "Make more blocks.",
    },
    hasResults: {
      what: "The blocks were not seeded.",
      stands:
        "There is a result: {matches}. The seats stand as before. | There are {count} results: {matches}. The seats stand as before.",
      todo: "Clear the results first.",
    },
    needsConfirmation: {
      what: "That makes the blocks anew.",
      stands: "{seats} seats and {times} times and lawns go.",
      todo: "Confirm, or leave them as they are. It can be undone.",
    },
  },
  qualifiers: {
    needsConfirmation: {
      what: "Another number of qualifiers changes the order of play.",
      stands:
        "In blocks {blocks}: {times} times move with their round, {results} results stay with their seats.",
      todo: "Confirm, or leave it as it is. It can be undone.",
    },
  },
  drawRules: {
    notEnabled: {
      what: "The draw rule was not turned on.",
      stands: "Your account has no WCF rules. The draw of {competition} stands as before.",
      todo: "Ask whoever runs the server to enable them.",
    },
    doubles: {
      what: "The draw rule was not turned on.",
      stands: "{competition} is doubles, which has no draw rules.",
      todo: "",
    },
    oneBlock: {
      what: "Countries can't be spread.",
      stands: "{competition} has one block only.",
      todo: "Make more blocks first.",
    },
  },
  basis: {
    forcedByDrawRules: {
      what: "Seed by was not changed.",
      stands: "A draw rule is on, so {competition} seeds by the highest of the last 12 months.",
      todo: "Turn the draw rules off first.",
    },
  },
  layout: {
    nothing: {
      what: "There is nothing to lay out.",
      stands: "{competition} has no match that is still to be played.",
      todo: "Make the order of play first.",
    },
    dayOutside: {
      what: "Nothing was laid out.",
      stands: "{day} is not a day of the event.",
      todo: "Choose days of the event, or change its dates.",
    },
    noCourt: {
      what: "Nothing was laid out.",
      stands: "Block {block} has none of the lawns chosen.",
      todo: "Give it a lawn.",
    },
    tooFewDays: {
      what: "Nothing was laid out.",
      stands: "{rounds} rounds need {needed} days at that many a day; there are {days}.",
      todo: "Add days, or play more rounds a day.",
    },
    doesNotFit: {
      what: "Nothing was laid out.",
      stands:
        "On {day} there is no time for {matches}. | On {day} there is no time for {count} matches: {matches}.",
      todo: "Start earlier, end later, add lawns, or play fewer rounds a day.",
    },
    needsConfirmation: {
      what: "That changes times that stand.",
      stands: "{times} matches get another time or lawn. Matches with results keep theirs.",
      todo: "Confirm, or leave them as they are. It can be undone.",
    },
  },
  draw: {
    serverOnly: {
      what: "Only the server can draw at random.",
      stands: "Nothing was drawn.",
      todo: "Wait until the connection is back, then try again.",
    },
    notSealed: {
      what: "No seal is shown yet for this draw.",
      stands: "Nothing was drawn.",
      todo: "Seal the draw first, so that everybody can check it afterwards.",
    },
    sealBroken: {
      what: "The seal shown was made on another server.",
      stands: "Nothing was drawn.",
      todo: "Seal the draw again, then draw.",
    },
    liveDrawRunning: {
      what: "A live draw is running.",
      stands: "{drawn} of {seats} seats are drawn; seeding now would end it.",
      todo: "Confirm, or close the draw first.",
    },
    notRunning: {
      what: "No live draw is running.",
      stands: "The seats stand as they are.",
      todo: "Start the draw first.",
    },
  },
  seat: {
    notFound: {
      what: "There is no seat {seat}.",
      stands: "The blocks were made anew.",
      todo: "Choose another seat.",
    },
    changed: {
      what: "{seat} was not changed.",
      stands: "It has {entrant} now, put there meanwhile.",
      todo: "Look, and pick again if need be.",
    },
    blockHasResult: {
      what: "The seat was not changed.",
      stands: "Block {block} has a result: {match}. The seats stand as before.",
      todo: "Clear that result first, or leave the draw.",
    },
  },
  match: {
    notFound: {
      what: "That match is no longer there.",
      stands: "The order of play was made anew.",
      todo: "",
    },
    changed: {
      what: "The result was not entered.",
      stands: "The match has {result} now, entered meanwhile. What you typed is still here.",
      todo: "Compare, then enter it again if yours is right.",
    },
    timeChanged: {
      what: "Time and lawn were not changed.",
      stands: "The match stands at {at}, {court} now, set meanwhile.",
      todo: "Look, then set it again if yours is right.",
    },
    opponentUnknown: {
      what: "The result was not entered.",
      stands: "The match still waits for a player.",
      todo: "Enter the match before it first.",
    },
    noEntrants: {
      what: "That match has no players yet.",
      stands: "Its seats are not filled.",
      todo: "Fill the seats first.",
    },
  },
  bracket: {
    notFound: {
      what: "That knockout is no longer there.",
      stands: "It was removed.",
      todo: "Look at the knockouts as they are now.",
    },
    changed: {
      what: "The knockout was not changed.",
      stands: "{name} was changed elsewhere meanwhile.",
      todo: "Look at what stands now, then save again if need be.",
    },
    placesTaken: {
      what: "Those places are taken.",
      stands: "{bracket} takes some of them already.",
      todo: "Choose other finishing places.",
    },
    placesMissing: {
      what: "The finishing places are missing.",
      stands: "{competition} has no number of qualifiers to go by.",
      todo: "Say which places of each block go in.",
    },
    hasNoPlaces: {
      what: "There are no finishing places to choose.",
      stands: "{competition} is a knockout only: everybody is in it.",
      todo: "",
    },
    blocksOpen: {
      what: "{bracket} was not drawn.",
      stands: "{playing} {ties} The bracket stands as it is.",
      playing: "Still being played: {blocks}.",
      ties: "Tied across the line: {blocks}.",
      todo: "Enter the results that are missing, set the order of ties, then draw again.",
    },
    tooFew: {
      what: "{bracket} was not drawn.",
      stands: "It takes two entrants at least; there are {entrants}.",
      todo: "Enter more, or take more places.",
    },
    tooMany: {
      what: "{bracket} was not drawn.",
      stands: "{entrants} would be in it; a knockout holds at most {most}.",
      todo: "Take fewer places of each block.",
    },
    isDrawn: {
      what: "{bracket} is drawn already.",
      stands: "It stands as it is.",
      todo: "Re-seed it if it is to be drawn again.",
    },
    notDrawn: {
      what: "{bracket} is not drawn yet.",
      stands: "Its lines show places alone.",
      todo: "Generate it first.",
    },
    needsConfirmation: {
      what: "That takes more of {bracket} with it.",
      stands:
        "Its draw goes{andTimes}. | Its draw and {count} result go{andTimes}. | Its draw and {count} results go{andTimes}.",
      andTimes: "; also {n} time | ; also {n} times",
      todo: "Confirm, or leave it as it is. It can be undone.",
    },
    laterPlayed: {
      what: "Nothing was changed.",
      stands:
        "A later match was played on it: {matches}. | Later matches were played on it: {matches}.",
      todo: "Clear those first, or clear them along with it.",
    },
    isPlayed: {
      what: "The lines of {bracket} stay as they are.",
      stands: "A match was played on them: {matches}. | Matches were played on them: {matches}.",
      todo: "Clear the result first, or leave them. | Clear the results first, or leave them.",
    },
    thirdPlacePlayed: {
      what: "The match for third stays.",
      stands: "It was played: {match}.",
      todo: "Clear its result first.",
    },
    noSuchLine: {
      what: "There is no line {line}.",
      stands: "The draw has {lines} lines.",
      todo: "Choose another line.",
    },
    linesChanged: {
      what: "The lines were not exchanged.",
      stands: "Others stand on them now, put there meanwhile.",
      todo: "Look, then exchange them again if need be.",
    },
    twoByes: {
      what: "The lines were not exchanged.",
      stands: "Two byes would meet on line {line}.",
      todo: "Choose another line.",
    },
  },
  knockoutStyle: {
    notEnabled: {
      what: "The style was not chosen.",
      stands: "Your account has no WCF rules. {competition} keeps its style.",
      todo: "Ask whoever runs the server to enable them.",
    },
  },
  orderOfPlay: {
    needsConfirmation: {
      what: "Clearing the order of play takes more with it.",
      stands: "{times} times and {results} results go.",
      todo: "Confirm, or leave it as it is. It can be undone.",
    },
  },
  version: {
    notFound: {
      what: "There is no change {version}.",
      stands: "You can see the event after each change from {oldest} to {newest}.",
      todo: "Choose one of them.",
    },
  },
  list: {
    noAddress: {
      what: "There is no list to fetch.",
      stands: "The settings name no address of a ranking list.",
      todo: "Enter the address in the settings, or choose a file.",
    },
    privateAddress: {
      what: "The list was not fetched.",
      stands: "{host} is in the server's own network, where nothing is fetched from.",
      todo: "Give a public address, or choose a file.",
    },
    unreachable: {
      what: "The list was not fetched.",
      stands: "{host} can't be reached from the server.",
      todo: "Check the address in the settings, or choose a file.",
    },
    tooSlow: {
      what: "The list was not fetched.",
      stands: "{host} did not send it within {seconds} seconds.",
      todo: "Try again, or choose a file.",
    },
    badAnswer: {
      what: "The list was not fetched.",
      stands: "{host} answers with {status} where the list should be.",
      todo: "Check the address in the settings, or choose a file.",
    },
    tooManyRedirects: {
      what: "The list was not fetched.",
      stands: "{host} sends on to other addresses, more than {most} times.",
      todo: "Give the address at which the list is in the end.",
    },
    tooLarge: {
      what: "The list was not fetched.",
      stands: "It has more than {megabytes} MB.",
      todo: "Check that the address is that of a list, or choose a file.",
    },
    notText: {
      what: "The list was not fetched.",
      stands: "What stands at the address is no text such as CSV.",
      todo: "Give the address of the list itself, or save it as CSV and choose the file.",
    },
  },
  result: {
    gameTied: {
      what: "Game {game} is level.",
      stands: "This competition has no ties. Nothing was entered.",
      todo: "Correct the score.",
    },
    matchTied: {
      what: "The match is level.",
      stands: "This competition has no ties. Nothing was entered.",
      todo: "Enter the deciding game.",
    },
    wrongGames: {
      what: "That is not the right number of games.",
      stands: "Best of {bestOf}; {games} were typed. Nothing was entered.",
      todo: "Add or take off a game.",
    },
    wrongScore: {
      what: "Game {game} can't end so.",
      stands: "A game is won at {gameTo}. Nothing was entered.",
      todo: "Correct the score.",
    },
    afterDecided: {
      what: "Game {game} comes after the match was won.",
      stands: "Nothing was entered.",
      todo: "Take that game off.",
    },
  },
  handOrder: {
    notTied: {
      what: "The order was not set.",
      stands: "Those in Block {block} are no longer level.",
      todo: "Look at the standings as they are now.",
    },
  },
  stage: {
    notFound: {
      what: "There is no stage {stage}.",
      stands: "It was taken back.",
      todo: "Look at the stages as they are now.",
    },
    gameNotFound: {
      what: "That game is no longer there.",
      stands: "Its group was made anew.",
      todo: "Look at the groups as they are now.",
    },
    groupNotFound: {
      what: "There is no group {group}.",
      stands: "Stage {stage} has fewer groups.",
      todo: "Choose another group.",
    },
    changed: {
      what: "Stage {stage} was not changed.",
      stands: "It was changed elsewhere meanwhile.",
      todo: "Look at what stands now, then save again if need be.",
    },
    gameChanged: {
      what: "The result was not entered.",
      stands: "{game} has another one meanwhile: {now}.",
      todo: "Look at what stands now, then enter it again if need be.",
    },
    notStarted: {
      what: "Stage {stage} has not started.",
      stands: "It is only proposed and has no games.",
      todo: "Start it first.",
    },
    started: {
      what: "Stage {stage} has started.",
      stands: "Its groups and who goes on stand as they are.",
      todo: "Propose it again if it has no result yet.",
    },
    closed: {
      what: "Stage {stage} is closed.",
      stands: "Its results and who goes on stand as they are.",
      todo: "Open it again first, if the next stage has no result.",
    },
    notClosed: { what: "Stage {stage} is not closed.", stands: "Nothing was changed.", todo: "" },
    finished: {
      what: "There is no further stage.",
      stands: "The title is decided: {champions}.",
      todo: "Open the last stage again to change that.",
    },
    hasResults: {
      what: "That is too late for stage {stage}.",
      stands: "There is a result: {games}. | There are {count} results: {games}.",
      todo: "Clear the results first.",
    },
    gamesOpen: {
      what: "Stage {stage} was not closed.",
      stands: "{count} game is open: {games}. | {count} games are open: {games}.",
      todo: "Enter the results, or withdraw a team that plays no more.",
    },
    tooFewTeams: {
      what: "There are too few teams.",
      stands: "{competition} has {teams}; a stage needs two.",
      todo: "Enter teams, or open the stage before again.",
    },
    wrongGroups: {
      what: "{teams} teams can't be in {groups} groups.",
      stands: "A group has 2 to 5 teams, so there can be from {least} to {most} groups.",
      todo: "Choose another number.",
    },
    wrongAdvance: {
      what: "{advance} of each group can't go on.",
      stands: "With these groups it can be from {least} to {most}.",
      todo: "Choose another number.",
    },
    groupFull: {
      what: "Group {group} is full.",
      stands: "It has {teams} teams.",
      todo: "Exchange two teams instead.",
    },
    groupTooSmall: {
      what: "Group {group} would be too small.",
      stands: "It has {teams} teams.",
      todo: "Exchange two teams instead.",
    },
    notInStage: {
      what: "{entrant} is not among them.",
      stands: "Stage {stage} stands as before.",
      todo: "Look at the stage as it is now.",
    },
    sameGroup: {
      what: "{a} and {b} are in one group.",
      stands: "Both are in group {group}.",
      todo: "Choose teams of two groups.",
    },
    otherTier: {
      what: "{a} and {b} are not of one tier.",
      stands: "An adjustment exchanges teams of about the same rating only.",
      todo: "Exchange them by hand if you want to.",
    },
    teamsChanged: {
      what: "Stage {stage} was not started.",
      stands: "Its teams have changed. To come in: {come}. To go out: {gone}.",
      todo: "Propose the stage again.",
    },
    nobodyOut: {
      what: "Nobody would drop out of stage {stage}.",
      stands: "By the tables all {teams} teams go on, so the same stage would come again.",
      todo: "Choose who goes on, or confirm that all play again.",
    },
    decidedByTables: {
      what: "Who goes on can't be chosen.",
      stands: "It follows from the tables of stage {stage}.",
      todo: "Close the stage without a choice.",
    },
    needsConfirmation: {
      what: "Stage {stage} is dealt anew.",
      stands: "{moved} teams moved by hand and {rated} ratings given for this stage go.",
      todo: "Confirm, or leave it as it is. It can be undone.",
    },
  },
  nextStage: {
    needsConfirmation: {
      what: "Opening it again takes the next stage away.",
      stands: "Stage {stage} with its {teams} teams goes.",
      todo: "Confirm, or leave it as it is. It can be undone.",
    },
  },
  offers: {
    colours: "pass the limits of colours",
    rematches: "allow rematches, as few as can be",
    byHand: "pair by hand",
    finish: "finish now",
  },
  swiss: {
    finished: {
      what: "{competition} is finished.",
      stands: "Its rounds and its table stand.",
      todo: "Open it again first.",
    },
    notStarted: {
      what: "{competition} can't be finished yet.",
      stands: "No round is paired.",
      todo: "Pair the first round.",
    },
    notEmpty: {
      what: "The file was not read in.",
      stands: "{competition} has {entrants} entrants already.",
      todo: "Read it into a new competition.",
    },
    tooManyRounds: {
      what: "That is too many rounds.",
      stands: "{entrants} players can play {most} rounds without meeting twice, not {rounds}.",
      todo: "Plan fewer rounds, or play all against all.",
    },
    roundsPaired: {
      what: "The number of rounds was not changed.",
      stands: "{paired} rounds are paired, which is more than {rounds}.",
      todo: "Take rounds back first, or finish now.",
    },
    noRoundLeft: {
      what: "No round is left to pair.",
      stands: "All {rounds} rounds of {competition} are paired.",
      todo: "Finish it, or plan more rounds.",
    },
    needsConfirmation: {
      what: "It is not played to the end.",
      stands:
        "{held} of {planned} rounds are paired, and {open} games have no result. Open games add nothing, and another number of rounds can change the order.",
      todo: "Confirm, or play on. It can be undone.",
    },
  },
  round: {
    alreadyPaired: {
      what: "Round {round} was paired already.",
      stands: "{paired} rounds are paired, perhaps from another window.",
      todo: "Look at the round as it is now.",
    },
    notNext: {
      what: "Round {round} can't be paired yet.",
      stands: "Round {next} comes next.",
      todo: "Pair that one.",
    },
    notLast: {
      what: "Round {round} can't be taken back.",
      stands: "The last round is {last}.",
      todo: "Take back the last one first.",
    },
    open: {
      what: "The next round can't be paired yet.",
      stands: "No result yet on board {boards}. | No result yet on boards {boards}.",
      todo: "Enter them first.",
    },
    hasResults: {
      what: "The round was not taken back.",
      stands: "There is a result on board {boards}. | There are results on boards {boards}.",
      todo: "Clear them first.",
    },
    tooFewPlayers: {
      what: "There is nobody left to pair.",
      stands: "Still in: {entrants}.",
      todo: "Finish it, or let somebody come back.",
    },
    noLegalPairing: {
      what: "Round {round} has no pairing that the rules allow.",
      stands: "Nothing was paired. What can be done: {offers}.",
      todo: "Choose one of these.",
    },
    playerTwice: {
      what: "The round was not paired.",
      stands: "{entrant} stands in it twice.",
      todo: "Give each player one place.",
    },
    playersMissing: {
      what: "The round was not paired.",
      stands: "Without a place: {entrants}.",
      todo: "Put them on a board, or give one of them the bye.",
    },
    notPlaying: {
      what: "The round was not paired.",
      stands: "{entrant} is not in this round.",
      todo: "Choose somebody who is.",
    },
    needsConfirmation: {
      what: "Some have met before.",
      stands: "{met}.",
      todo: "Confirm, or pair them otherwise. It can be undone.",
    },
  },
  board: {
    notFound: {
      what: "Board {board} is no longer there.",
      stands: "Round {round} was taken back or paired anew.",
      todo: "Look at the round as it is now.",
    },
    changed: {
      what: "The result of board {board} was not changed.",
      stands: "It was changed elsewhere meanwhile: {now}.",
      todo: "Look at what stands now, then enter it again if need be.",
    },
  },
  undo: {
    nothing: { what: "There is nothing to undo.", stands: "Everything stands as it is.", todo: "" },
    notLast: {
      what: "That was not undone.",
      stands: "Something was changed after it, perhaps in another window.",
      todo: "Undo the later change first.",
    },
  },
} satisfies Texts;
