import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** Where each Minor lets a matter of the self and its moods come out. */
export const outcomeSelfMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'Appetite for life comes back, at first as restlessness. You find out what you want by noticing where the heat is.',
    'Your spark is low and will not be shouted at. Beneath the flatness lies honest fatigue. Beneath that, shyly, lies a wish.',
  ],
  wan02: [
    'One idea of yourself has grown too small, and you can see beyond it. The restlessness was only you, measuring the new size.',
    'Within a narrow space you know yourself well. It has begun to ache, which is how growth announces itself in careful people.',
  ],
  wan03: [
    'The calm of someone who has done their share comes over you. You see further into yourself than before, and can wait without gnawing.',
    'Impatience has worn you thinner than the waiting has. You learn who you are while nothing arrives, a sturdier person than expected.',
  ],
  wan04: [
    'You come home to yourself, and in company. There is a place where no performance is needed, and the mood takes its shoes off there.',
    'You feel like a guest in your own life. One small corner of it that is wholly yours makes a beginning, and then spreads.',
  ],
  wan05: [
    'Several selves talk at once, each of them with a point. The din does not stop; you learn to chair it, and grow sharper.',
    'The inner argument has sunk out of hearing and eats your strength down there. Brought up in fair words, both halves want less than they threatened.',
  ],
  wan06: [
    'Belief in what you can do arrives, and it is earned. Your back gets straighter, also when nobody is watching.',
    'Praise fails to reach you, or fails to come. In the quiet you find a measure of your own, less flattering and much steadier.',
  ],
  wan07: [
    'Shaking or not, you hold your own. Being disliked by a few people is, it seems, something you survive rather well.',
    'Always on the defensive, you have lost sight of what you were guarding. Some harmless part of the wall comes down first, and you laugh.',
  ],
  wan08: [
    'Your mind runs clear and quick, one insight about yourself sets off the next, and the low stretch falls behind almost by accident.',
    'Your head is a station at rush hour, and you keep missing yourself in it. As the traffic thins, one thought proves to matter.',
  ],
  wan09: [
    'Bruised, wiser, upright. You have learned how much you can stand, and with it that standing everything is no duty.',
    'You keep bracing for something that has already happened. The shoulders come down by inches, until you notice there was music on.',
  ],
  wan10: [
    'The exact limit of your strength is found by leaning on it. What you learn there is which of the burdens were ever yours.',
    'Part of it gets put down, and you feel guilty, later merely rested. The person you are underneath the load is quite amusing.',
  ],
  wanP: [
    'Playfulness returns, you catch yourself humming, and a new interest brings out a side of you with no history and no reputation.',
    'Your mood flickers, keen at breakfast and cold by noon. It is fresh energy without a job, and good-natured when it has one.',
  ],
  wanN: [
    'All drive and appetite, you leave the gloom behind, as it cannot keep up. You get to know yourself by going, rather fast.',
    'Anger has been at the wheel. Having run itself tired, it shows another face. That face is something you love.',
  ],
  wanQ: [
    'You are at ease in yourself, warm, a shade magnetic, and you know when to go home. Your confidence stops asking for proof.',
    'Your confidence has had a frost and grown thorns. Out of the draught of comparisons it puts out leaves again, in your own colours.',
  ],
  wanK: [
    'You know what you are for, and that purpose carries your mood over the flat days and can be felt when you come in.',
    'You called it drive, and much of it was severity. With one target missed and the world still turning, something in you sits down.',
  ],
  cup01: [
    'The heart thaws, and you feel more than can be explained, which does you good, like hearing your own language in a foreign street.',
    'Numb one day and flooded the next, your feelings have lost their tap. Unforced, and a little at a time, they find a level.',
  ],
  cup02: [
    'One person understands you, and that is enough to like yourself again. It may even be that the person is you.',
    'Part of you offers friendship, and you talk past it. The loneliness is partly with yourself, and a distance like that can be crossed.',
  ],
  cup03: [
    'Laughter does you more good than insight this time, and it is among friends that you find out again who you are.',
    'Merry in public, hollow on the way home: you have noticed it yourself. In smaller company your own tone of voice comes back.',
  ],
  cup04: [
    'Nothing tempts you, and even boredom seems a lot of trouble. It is a pause in wanting, at whose edge something already stirs.',
    'You wake to things again, a smell, a tune, a stranger’s joke. Curiosity goes ahead, and the mood trots after it.',
  ],
  cup05: [
    'You are sad and have reason to be. Grief shows you what mattered, and leaves standing, just out of view, a good deal of you.',
    'Sorrow lets go of your sleeve by degrees. You are surprised by your own appetite, and by the sound of yourself joking.',
  ],
  cup06: [
    'The child you were turns up with something you lack, play perhaps, or trust. It wants no explanations. It is glad to be let in.',
    'An old story of yourself has been running your days. It was true once; the present version is freer, and largely unread.',
  ],
  cup07: [
    'In imagination you are many people, and by supper none of them. Among the dreams is one true wish, known by its persistence.',
    'The daydreams thin out and you meet yourself at actual size, which after the first disappointment is a restful acquaintance.',
  ],
  cup08: [
    'An identity that looked perfectly fine is left behind. What you go in search of has no name so far, and walking suits you.',
    'You keep packing to escape a mood that packs as well. If you stayed in with it one evening, it would want something simple.',
  ],
  cup09: [
    'Contentment, rarer than happiness and longer keeping, is where this takes you. In it you notice how much of you is quite all right.',
    'The comforts are there and the comfort is missing. Your hunger is for something slower, and by now you can almost name it.',
  ],
  cup10: [
    'Belonging is what you come to feel, to people and to your own days. It is an ordinary kind of peace, and weatherproof.',
    'You hold yourself up against a lovely picture and come out short. Where the picture hung, there is room for moments already good.',
  ],
  cupP: [
    'Something tender in you begins to speak, through dreams, drawings or odd ideas. It has no vocabulary so far, and is in good spirits.',
    'For now you are thin-skinned, and know it. The feeling under the sulk is smaller than the sulk, and easily comforted.',
  ],
  cupN: [
    'Whatever moves you sets the direction, and your days take on a melody. On the way you learn which ideals you can live by.',
    'Rose in the morning, grey by tea: your moods make promises and call them off. A steadier wish lies under them and does not shout.',
  ],
  cupQ: [
    'You grow deep and clear, and what you have long felt for others you begin, without much fuss, to feel for yourself.',
    'You have soaked up more feeling than is yours, and it weighs. Sorted into mine and theirs, the tiredness loses most of its mystery.',
  ],
  cupK: [
    'Strong feelings come and no longer knock you over. The calm that you used to act has become something you have.',
    'Your composure holds, and you are lonely behind it. A leak, when one comes, is the most hopeful thing about the dam.',
  ],
  swo01: [
    'A clear thought ends the fog: you know what is true for you and can bear it. The mood takes its time and follows.',
    'Your inner critic has excellent grammar and poor evidence. As that is noticed, thinking becomes a tool again, and you the one who holds it.',
  ],
  swo02: [
    'You keep so still between two feelings that you feel neither. The calm is useful and temporary, and both of them are willing to wait.',
    'What you would not look at in yourself comes into view. It is less of a monster than all that not looking made it.',
  ],
  swo03: [
    'You are hurt, and honest about it. It mends at its own speed, with tears in the programme, and leaves you gentler than it found you.',
    'An old sadness is on its way out of you. It calls at odd hours, stays less long, and takes something away each time.',
  ],
  swo04: [
    'You rest, truly. That is the result. Out of the stillness comes a self that does not have to be useful.',
    'Too wound up for rest, or rested beyond the good of it, you have gone stale. Your own rhythm is close by and unfussy.',
  ],
  swo05: [
    'You have beaten yourself at your own game, and nobody cheers. As a quarrel among your own parts, it can end without a loser.',
    'You stop replaying the scene. Remorse has done what it could, and in its place a plain peace with yourself moves in.',
  ],
  swo06: [
    'Quietly, you are getting across. Each time you measure, the mood is calmer, and what hurt grows small on the far side.',
    'You travel, and the trouble has a ticket for the same train, until in one place, looked in the eye, it shrinks to hand luggage.',
  ],
  swo07: [
    'Here is the spot where you fool yourself, rather cleverly. It was a shelter of sorts, and you need less of it now.',
    'Owning up to yourself brings relief out of all proportion. Honesty is restful company, and stays for supper when it is asked.',
  ],
  swo08: [
    'Thoughts that go round and round have shut you in. The lock is on the inside. Another voice could talk you to it.',
    'Over small distances, you rely on your own feet. Fear walks along for a bit, and then discovers other business.',
  ],
  swo09: [
    'Nights are the hard part, and they exaggerate. You learn that a fear told to somebody comes down to human size.',
    'The dark stretch grows lighter round the rim. You have better nights between the others, and recognise your face at breakfast.',
  ],
  swo10: [
    'You have come to the end of your strength. Also of one way of being. This is the bottom, which has the virtue of bearing weight.',
    'With crooked steps and some bad afternoons, you are getting up. The first of your old qualities to return is the humour.',
  ],
  swoP: [
    'Your mind is wide awake and asks about everything, yourself included. Some of the questions open windows in you that had been painted shut.',
    'Restless thoughts spy on you from all sides. Most of what they report is rumour; the facts about you are duller, and kinder.',
  ],
  swoN: [
    'You break through a long hesitation in one go. Clear and a bit breathless, you find your courage was well ahead of your mood.',
    'You have been attacking yourself at a gallop. When the dust settles, there stands somebody overdriven, who mostly wanted to lie down.',
  ],
  swoQ: [
    'You see yourself clearly and have stopped being cruel about it. Alone or among others, you are good to talk to.',
    'Hurt has made you colder than you are. It was decent armour and has become too small; sadness gets in, and warmth behind it.',
  ],
  swoK: [
    'A few principles are left, the ones you really live by. On them your mood has a spine, and decisions cost you less.',
    'You rule yourself by decree, reasons attached, while the part that never got a hearing goes on muttering, and has a point.',
  ],
  pen01: [
    'You have your feet on the ground in the most literal way. Something real and small begins in you, and it puts down roots.',
    'Shelves of good advice, and you still do not feel quite real. What is missing is humbler, more like a meal at a table.',
  ],
  pen02: [
    'You keep your balance by moving, and have a gift for it. Your mood rises and sinks like any boat, and floats like one.',
    'You have been cheerful and busy so long that nobody asks any more, until something gets dropped and what you mostly feel is relief.',
  ],
  pen03: [
    'You come upon yourself in doing a thing well, and when others say what you are good at, you agree for once.',
    'Feeling unvalued, you have begun to price yourself accordingly. A small thing made for its own sake would correct the figure.',
  ],
  pen04: [
    'You hold yourself together, firmly. It is safety of a kind, and by and by you learn that an open hand is no less safe.',
    'Something you had clutched for safety slips away, and you stay whole. It feels bare at first, and then free at the wrists.',
  ],
  pen05: [
    'Left outside of things, or feeling so, you see everything in that colour. It is a season of yours, and somewhere there is room for it.',
    'Trust in people comes back, and your own voice with it. You learn to be helped, which is harder than helping.',
  ],
  pen06: [
    'Giving and receiving draw level in you. You are kinder to others for having at last been a little generous with yourself.',
    'You owe everyone and everyone owes you, or so it feels. Off the ledger, you are simply tired and quite likeable.',
  ],
  pen07: [
    'More has grown in you than you noticed, slowly, like anything with roots. Looking back over it is a rest and a reward.',
    'You doubt whether all this work on yourself led anywhere. Some did not; the part that did has been quietly in use.',
  ],
  pen08: [
    'By practice, a bit each day, you get better at being yourself. Over some small exact task, the mind goes quiet of its own accord.',
    'You polish yourself as though for an inspection. Nobody is coming, and in the idle hour that frees, a forgotten feeling does.',
  ],
  pen09: [
    'Your own company has become good company, and you know what you like in it. Solitude has changed from a lack into a possession.',
    'Self-sufficient to the last button, you notice a wish to be known, and that is good news, for it faces outwards.',
  ],
  pen10: [
    'Where you come from bears your weight and steadies your mood, and your one life is found to have long company.',
    'What your people handed down weighs on you, and parts of it were never yours. You can put a piece down and keep the name.',
  ],
  penP: [
    'Small, real things take you on as a pupil, and your mood clears over them. Patience is what you learn, almost without noticing.',
    'You mean to change, and read about it late into the night. The change itself begins so small that you nearly miss it.',
  ],
  penN: [
    'Regularity does it, one ordinary day after another. Nothing dramatic happens, and you become someone you yourself can rely on.',
    'Your days are so alike that you have stopped feeling them, and a single odd hour is enough to show you are still in there.',
  ],
  penQ: [
    'Kindness to your body is answered with better moods. You turn into the sort of place where others like to sit.',
    'You have nursed everything except yourself. It is an honest tiredness. It lifts a little each time you come first in the queue.',
  ],
  penK: [
    'Firm, unhurried, at peace with what you have: people come to recognise you by it. There is time in the day for good food.',
    'You have mistaken what you own or achieve for who you are. Behind it there is someone left over, warmer and rather relieved.',
  ],
};
