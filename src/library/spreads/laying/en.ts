export const laying: Readonly<Record<string, string>> = {
  single:
    'Shuffle until the question has settled, cut, and turn the top card over. Resist the second card: one plain answer is easier to use than two that argue.',
  daily:
    'Draw it in the morning and look at it again at night. What it meant is often clearer once the day has happened.',
  timeline:
    'Three cards in a row, from left to right. Read the last one as a direction that can still be changed, and start with the middle when you do not know where to begin.',
  triangle:
    'The first card goes down on the left, the second on the right, the third above them as the tip. Read the base first; the tip only makes sense as what grows out of it.',
  counsel:
    'Three cards from left to right. The middle one is the part that is yours to do, so spend most of your time on it.',
  bond: 'You on the left, the other on the right of you, and the last card for what is between. Ask about the thread, not about what the other person is secretly thinking.',
  twoPaths:
    'One card at the bottom for where you stand, then two cards up the left for the first way and two up the right for the second. Give both ways a name before you draw, and read each of them to its end before you compare.',
  loversCross:
    'You left, the other right, what joins you in the middle, the hindrance below and the help above. The column down the middle tells what can be done; the row tells who is standing there.',
  fiveCross:
    'Start in the middle, then left, right, below and above. The row is time, the column is depth, and the card in the middle belongs to both.',
  horseshoe:
    'Seven cards in an arch, from lower left over the top to lower right. Read it like a story and watch the hinge at the fourth card: what is in the way there usually explains the advice two places on.',
  celticCross:
    'One in the middle, two across it, then above, below, left and right. The last four go up the right side like a staff, beginning at the bottom. Read the cross as the matter, the staff as you in it, and let the tenth card speak last.',
  exam: 'Three cards in a row, two above them. The lower row is what you have to work with, the upper what comes to meet you. Draw it while there is still time to change the method.',
  career:
    'Three cards in a row, two above. Read the strain next to the strength: quite often it is the same thing pushed too far.',
  purse:
    'Two rows of two. Above stands the money as it is and as it comes, below what becomes of it. The last card is a habit, which is the only one of the four you can change tonight.',
  mirror:
    'Two rows of two. Compare left with right: what you show with what you keep back, what you lack with what you can offer. It is a spread for one quiet person, not for judging another.',
  yesNo:
    'One above, two at its sides, two below. Put the question so that yes or no can answer it, then count the upright cards: five or four is a yes, one or none a no. The places say why.',
  relationship:
    'You left, the other right, the bond between; its foundation and its present in the row below, what it can become above. Read upwards from the ground.',
  twoNeeds:
    'The two of you in the upper corners, your needs in the lower ones, and down the middle first the core and then a way. Look for the card in which both needs could fit.',
  lettingGo:
    'Three cards in a row for what ended, what holds and what stays; one below to give back, one above for what opens. Lay it when it is really over, and lay it once.',
  yearAhead:
    'Twelve cards clockwise round the table from the upper left, one for each month, and the theme in the middle. Turn the middle over first and read every month against it. Keep a note of it; you will want it again in June.',
  moonCycle:
    'Eight cards in a circle. The new moon lies at the bottom; go up the right-hand side to the full moon and down the left. Draw it near a new moon and come back on the dates.',
  week: 'Four cards in a row and three below, one a day. Do not plan by it; look each evening at what the card of the day was pointing to.',
  learning:
    'The aim on top, a row of three beneath it, two at the bottom. Start with where you really are. The two lowest cards are the useful ones: who can teach you, and what to do on Tuesday.',
  jobChange:
    'Four cards above, three below. Above lies the argument you are having with yourself, below what to do about it. Hold the offer next to its price before you read on.',
  purchase:
    'Three cards above, two below. Lay it while the money is still yours. When the wish and the need tell different stories, the measure in the last place is for the need.',
  decision:
    'The decision on top, for and against at its sides, what you overlooked in the middle, and two cards at the bottom. Read what happens if you leave it before you read the next step.',
  innerWork:
    'The pattern in the middle, its root below, what it protects on the left and what it costs on the right; two cards above for what it asks and for a step. Be kind about the left-hand card: it once had a reason.',
  elements:
    'Fire above, water on the left, air on the right, earth below, the middle last. See which of the four is loud and which is quiet before you read a single card.',
  lenormandSingle:
    'Shuffle, cut, turn one card. Say its name and its plainest meaning aloud, then put that word into your question.',
  line3:
    'Three cards from left to right. Begin in the middle, let the card on its left say whose or what, the one on its right what happens. Then say it as one sentence.',
  line5:
    'Five cards from left to right. Read the middle first, then the pairs: one with two, four with five, two with four across the centre. Say the sentence last.',
  line7:
    'Seven cards from left to right. The fourth is the hinge. Fold the line over it, so that first and last, second and sixth, third and fifth stand opposite each other, and see where the pairs agree.',
  ninefold:
    'Three rows of three from the upper left. The middle card is the matter; read the cross through it, then the rows and columns, then the four corners that frame it all.',
  grandTableau:
    'All thirty-six cards: four rows of eight and four in the middle below. Find yourself first, the woman or the man. What lies before their face is coming, what lies behind is going; near cards weigh more than far ones. Then take one subject at a time.',
};
