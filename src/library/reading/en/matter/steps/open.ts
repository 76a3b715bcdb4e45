import type { StepWords } from '../../../../../domain/reading/matter-words.ts';

/** One concrete step in other matters, by the suit of the card. */
export const steps: StepWords = {
  health: {
    majors: [
      'Ring the surgery and take the first appointment they have, for yourself or with the one you are worried about.',
      'Let somebody else be in charge for a few days, of the house, the patient or the plan, and do as you are told.',
    ],
    wands: [
      'Use the best hour of the day for the call to the surgery, and lie down before your strength runs out.',
      'Cancel one effort this week that was only for show, and use the hour to get it looked at or to lie down.',
    ],
    cups: [
      'Tell the person nearest you what frightens you about it, and ask what would be of comfort to them.',
      'With bad pain or a fever, ask for help today. If it can wait, spend an hour with somebody who does not need you to be cheerful.',
    ],
    swords: [
      'Note the questions as they come to you, with the day and the hour of each complaint, and take the list along to the appointment.',
      'Keep away from search results after dark; ask one qualified person and believe them until the next appointment.',
    ],
    pentacles: [
      'See to the plain things first: water, a proper meal, clean sheets, a window open.',
      'Find out what help there is for the asking, a neighbour, a district nurse, a lift to the hospital, and accept one piece of it.',
    ],
  },
  lost: {
    majors: [
      'Go back to the last place where you know for certain it was there, and begin again from that spot.',
      'Stop for the night with a note on the table of where you have been; look again in the morning with other eyes.',
    ],
    wands: [
      'Go your usual way once more at a quiet hour, slowly, with your hands in the pockets you wore that day.',
      'Leave off rushing from room to room: take one place, a car, a coat, a bag, and search it to the end.',
    ],
    cups: [
      'Look near water and soft things, bathroom, laundry, sofa, bed, and ask whoever was with you that day.',
      'Ask at the last house you visited, and at any former home of yours, even if neither makes sense.',
    ],
    swords: [
      'Use whatever it can be found by, a ring tone, a tracker, a locating app; after that post a photograph, one distinguishing mark and a number.',
      'Report it to those who need to know, the bank, the insurer, the lost property office, and note the reference.',
    ],
    pentacles: [
      'Check low down and close to home: under the seat, behind the shelf, the back of the drawer, the lining of the bag.',
      'Empty the place where it ought to be, right down to the bottom, and put everything back singly.',
    ],
  },
  outlook: {
    majors: [
      'Pick the one thing this time is to be remembered for, and do the first half-hour of it early.',
      'Close something old before the new stretch begins: hand in the keys, answer the letter, say the thank-you.',
    ],
    wands: [
      'Start what you have been announcing, on the first free morning, in its smallest version.',
      'Keep a third of the time unplanned, and guard it from your own good ideas.',
    ],
    cups: [
      'Arrange now to see the person you always mean to see, with a day and a place.',
      'Turn down one invitation that you would have accepted out of politeness, and spend the evening with your own company.',
    ],
    swords: [
      'Deal with the one call or email that sits at the back of everything, before ten in the morning.',
      'Drop an argument you have been carrying about with you; nobody else has thought of it since.',
    ],
    pentacles: [
      'Look at money, fridge and diary together for twenty minutes, and put one thing right in each.',
      'Mend before you get anything new: the heel, the tyre, the sleep you owe yourself.',
    ],
  },
  open: {
    majors: [
      'Say out loud what you would like to be different a month from now, to a person or to the bathroom mirror.',
      'Undo one small thing that you keep up only because you always have.',
    ],
    wands: [
      'Take the first step you would take if you were sure, provided it can be taken back.',
      'Wait until the second impulse; the first is often just the wish for it to be over.',
    ],
    cups: [
      'Ask the person who came to your mind just now how they are, and mean the question.',
      'Sit with the feeling for the length of a cup of tea before you do anything about it.',
    ],
    swords: [
      'Get hold of the one fact you are missing, from whoever has it, and decide afterwards.',
      'Take back one conclusion that rests on a guess, and leave the space empty.',
    ],
    pentacles: [
      'Bring one thing that is lying about unfinished to its end, and look at it for a moment when it is done.',
      'Rest properly once this week, in a bed and without a screen, and look at the matter again after that.',
    ],
  },
  parcel: {
    majors: [
      'Look up the last place it was scanned; if that has not moved for a day, ring the depot.',
      'Go about your day, and let a neighbour or a safe place do the waiting.',
    ],
    wands: [
      'Leave the driver a note saying where it can go.',
      'Set two times a day to check the tracking, and leave it alone between them.',
    ],
    cups: [
      'Ask somebody next door to take it in, and offer to do the same.',
      'Be kind on the telephone; whoever answers did not load the van.',
    ],
    swords: [
      'Read the address and the number on the order once more, letter by letter.',
      'Past the promised day, ask in writing where it is, and keep the reference number.',
    ],
    pentacles: [
      'Keep the order, the price and the tracking number in one place.',
      'Look in the porch, the shed and next door; it may have come without a word.',
    ],
  },
  away: {
    majors: [
      'Ring or write to the lost property office of the place or the line today, with the day, the hour and the spots where you were.',
      'Go back in person at the same hour of the day, when the same people are likely to be on duty.',
    ],
    wands: [
      'Write down the route or the rooms of that hour in order, and ask at each point who was there after you.',
      'Leave a second message where the first one may have been lost itself, at the desk as well as on the website.',
    ],
    cups: [
      'Ask the driver, the person at the desk or whoever cleaned up afterwards; they see more than the office does.',
      'Ask whoever was with you what they remember of the last ten minutes, before you tell them what you remember.',
    ],
    swords: [
      'Describe it in three lines, one mark that only the owner knows left out, and send that with your number to whoever runs the place.',
      'Block or report whatever could be misused, cards, papers, the telephone, and keep the reference numbers together.',
    ],
    pentacles: [
      'Look up how long found things are kept there and where they go afterwards, and put the second date in your diary.',
      'Turn out the bag and the coat of that day once more, right down to the lining, before you go back.',
    ],
  },
  animal: {
    majors: [
      'Walk the usual rounds at dusk, stop every few steps, and call in the voice you use at feeding time.',
      'Leave a way in tonight, a window, a flap, a gate, with bedding from home beside it, and lie down.',
    ],
    wands: [
      'Knock at ten doors in each direction, and ask people to look into sheds, garages and cellars while you wait.',
      'Call the search party off for an hour; a scared animal comes out when the street is empty.',
    ],
    cups: [
      'Put out the favourite food and a jumper you have worn, close to the door, and sit near it quietly.',
      'Ask a friend to come along or to mind the telephone, since this is too much for one person.',
    ],
    swords: [
      'Ring the nearest shelter and the vets, and give them one special mark and the chip number if there is one.',
      'Ask in the local group who may have moved, worked or delivered in the street that day; animals get shut in.',
    ],
    pentacles: [
      'Hang a notice with a photograph and your number where people wait, at the shop, the school, the bus stop.',
      'Search the house itself once more from floor level, behind and under and inside, with a torch.',
    ],
  },
};
