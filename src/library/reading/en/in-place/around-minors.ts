import type { TarotId } from '../../../../domain/decks/tarot.ts';

/** What each Minor says of the people, the house and the circumstances around the matter. */
export const aroundMinors: Readonly<
  Record<Exclude<TarotId, `maj${string}`>, readonly [upright: string, reversed: string]>
> = {
  wan01: [
    'There is energy in the air; somebody proposes something, and another says why not. A push from outside could do more than all your resolutions.',
    'People near you have just lost interest, or not found it yet. New ideas meet with a nod and are left out in the rain.',
  ],
  wan02: [
    'Somebody you know is thinking of leaving, or of something larger, and it sets you thinking. The place begins to feel like somewhere one starts from.',
    'The people close to you prefer what they know, and say so kindly. Any plan with a journey in it meets a list of what could go wrong.',
  ],
  wan03: [
    'Help and news come from a distance: another town, a former contact, a firm abroad. At home they look out for it with you and mean it well.',
    'What you were expecting from others is held up further along, by somebody you never met. At your end they are running out of kind phrases.',
  ],
  wan04: [
    'You have a place where you are expected, and a table that makes room. There is cause for a celebration nearby, and it does the matter good.',
    'At home something is unsettled: a move, a guest too many, a feast put off. Calm words are hard to fit in between the boxes.',
  ],
  wan05: [
    'Everyone has a view and gives it at the same time. No malice is meant; you will be heard as soon as somebody settles who speaks when.',
    'The open quarrelling has stopped, and doors are being closed with great care. Under the politeness there are still two camps, and both of them greet you.',
  ],
  wan06: [
    'Your name is good with the people who matter here, and word of something you did has gone round. Such goodwill is best used fresh.',
    'Somebody else is getting the attention, or the praise you receive is the kind that costs nothing. The audience has other plans for the evening.',
  ],
  wan07: [
    'You meet with opposition, several small voices more than one great one. They test you because the position you hold is worth having.',
    'Criticism comes from all corners and is mostly about other things. People are cross, and you happened to be standing at the front.',
  ],
  wan08: [
    'News travels fast, and several people may be in touch almost together. Circumstances are in a hurry on your behalf, so keep the line free.',
    'Messages have gone to the wrong person, or arrived with the sense knocked out of them. People may be angry about something nobody said.',
  ],
  wan09: [
    'Your people have had a hard season and are wary of anything new. They will come round more readily once they see you are not another alarm.',
    'Distrust has become a house rule. Locks are checked, motives too, and it is a long time since anything in fact happened.',
  ],
  wan10: [
    'Everyone is overloaded, so help comes late and with an apology. You may be the one they hand things to, being known to manage.',
    'A burden is being handed round again, with some grumbling. Somebody has finally said no, and the rest are looking about for new shoulders.',
  ],
  wanP: [
    'A lively person, young or new to the circle, brings news and stirs things up. They may be of more use than their manners suggest.',
    'Bits of news come in and turn out to be nothing, and someone’s enthusiasm has gone flat. The general mood is of a party postponed.',
  ],
  wanN: [
    'Somebody bursts in with a plan and wants an answer on the doorstep. It brings movement into the house, and the furniture will survive.',
    'One hothead is making the weather for everybody. They come and go, start things, take offence, and the others arrange their days around it.',
  ],
  wanQ: [
    'There is a warm, energetic person near you who speaks up for you unasked. They like being at the centre, and can do a lot from there.',
    'Someone who used to be generous has turned jealous, or shut up shop. You feel it in how you are introduced, with one word too many.',
  ],
  wanK: [
    'A person with influence takes an interest and could clear the path. They decide quickly, so it helps to have your own sentence ready.',
    'One person sets the tone and brooks no discussion. The others have learnt to agree aloud and do as they like, which confuses matters.',
  ],
  cup01: [
    'You are met with kindness, some of it from people who hardly know you. Glad news in somebody’s life has softened everyone a little.',
    'Those near you have little to give just now, each nursing something private. The coolness you meet is empty pockets, seldom ill will.',
  ],
  cup02: [
    'One person in particular is on your side and says it to your face. Between the two of you more can be arranged than in any large meeting.',
    'Two people you know have fallen out of step, and you are asked, without words, whose friend you are. It colours the help you get from either.',
  ],
  cup03: [
    'You have friends in this, at their best when several are in the room. Good news gets passed along there, and so does your name.',
    'The circle talks. Somebody has made a story of your business, rather a good one, and it gains a detail at each house.',
  ],
  cup04: [
    'Everybody is comfortable and slightly bored, so nothing you bring up catches on. One of them has made an offer that you took for small talk.',
    'The others are waking up to it: somebody who had shown no interest asks a real question. Invitations you had given up on could come again.',
  ],
  cup05: [
    'Someone close by is grieving over something, and conversation turns to the past. It leaves people little eye for what is still standing, you included.',
    'A household or circle is finding its feet after a loss. With some surprise at themselves people make plans again, and you figure in them.',
  ],
  cup06: [
    'Old acquaintances, a childhood place or relatives with long memories come into it, kindly on the whole. Somebody still treats you as if you were nine.',
    'They remember you as you were and will not update the picture. Old family manners return the moment everyone is in one room.',
  ],
  cup07: [
    'There are too many suggestions, each from somebody who would not have to live with it. The talk is charming, and nobody has checked the price.',
    'People have stopped dreaming aloud and begun to say what is possible. It sounds dull after the earlier talk and is a good deal more use.',
  ],
  cup08: [
    'Somebody near you is leaving, or has inwardly left, and the rooms feel larger for it. Few of those who stay will say what they thought.',
    'There is much coming and going, with farewells that last through three suppers. No one can plan with a person who has given notice and stayed.',
  ],
  cup09: [
    'You are among contented people who like their comforts and share them gladly. They help best over a good meal and worst before breakfast.',
    'Those nearest you have plenty, and complain. It makes them hard of hearing for other people’s needs, and quick to say that you have it easy.',
  ],
  cup10: [
    'Home is on your side. Family, or the people who do for family, stand behind you, and it gives the matter a floor that outsiders notice.',
    'The household has put on a cheerful front and tidied up for it. What they truly need from you is mentioned in passing, if at all.',
  ],
  cupP: [
    'A sensitive soul nearby, perhaps a young one, has noticed something and may say it oddly. Small kindnesses are left where you are bound to find them.',
    'Someone is hurt over a trifle and makes everybody guess. Until it is out, the whole table walks round it on tiptoe.',
  ],
  cupN: [
    'An invitation arrives, charmingly put, from somebody who means to win you over. The mood is warm; the details may have been left to others.',
    'You are being promised things by pleasant people. They mean it while the music plays, and nobody should plan a house move on it.',
  ],
  cupQ: [
    'There is somebody close by who listens without storing it up for later. A house with such a person in it can hold more than it seems.',
    'One person’s feelings set the climate for everyone, and you have started to check the forecast before speaking. You are not the only one.',
  ],
  cupK: [
    'A calm, experienced person is about, who has seen worse and says so kindly. When they are present, voices drop and some sense can be talked.',
    'All is conducted with great courtesy, and hardly a feeling gets in. Someone keeps smoothing over things that wanted to be said.',
  ],
  swo01: [
    'Somebody puts it in one sentence, and after that the matter is clearer to everyone. Plain speaking is welcome in your circle just now.',
    'Sharp words are going about, and the facts behind them are thin. Whoever is loudest heard it from someone who had it from a cousin.',
  ],
  swo02: [
    'Everyone avoids taking sides, so you hear nothing either way. It is meant as a kindness, to keep the peace, and leaves you guessing.',
    'The people who wished to stay out of it no longer can. One of them may soon have to say what they know, or whose friend they are.',
  ],
  swo03: [
    'Something painful has happened in your circle and touches this at the edge. People are raw, so what they say may be meant for another.',
    'An old breach between people you know is being mended, with stiff little gestures. Such things do best if no one remarks on them at table.',
  ],
  swo04: [
    'Nothing moves for the present, and the quiet is a sort of help. Somebody is away, phones stay off, decisions have gone on holiday.',
    'Nobody near you is getting any rest, and it shows in the answers. Small matters take on the look of emergencies in that house.',
  ],
  swo05: [
    'There are winners and losers about, and neither is pleasant company. Somebody is keen to have you as an ally, chiefly against somebody else.',
    'A quarrel has burnt itself out, leaving people who would like to be friends again and do not know how. An outsider could carry the first word.',
  ],
  swo06: [
    'For the way out of this you have helpers, discreet ones who ask few questions. Your circle is changing by degrees, and the noise drops behind.',
    'People or papers from the earlier stretch keep turning up and want attention. Some speak as if you had left already, others as if you never could.',
  ],
  swo07: [
    'Not everyone is saying all they know, and somebody has a plan of their own. Stay friendly, and tell your intentions to few.',
    'Something kept from you in your own circle is coming out, piece by piece. The person concerned looks more relieved than caught.',
  ],
  swo08: [
    'From where you stand it looks like a fence: rules, dates, what people would say. Much of it stands because nobody nearby has ever leaned on it.',
    'People are easing their conditions, one after another, without announcing it. You may be allowed more than you were last told.',
  ],
  swo09: [
    'Those close to you are anxious and pass it on with the best intentions. Some of the nights you carry belong to other people.',
    'Somebody has noticed how much this occupies you and would like to be told. Sympathy is nearer than it looked from your side of the wall.',
  ],
  swo10: [
    'Something has come to a full stop near you, an enterprise, a friendship, a way of living. Nobody pretends any more, which is oddly restful.',
    'The place is picking itself up after a bad blow. People are slow and gentle with each other, and the slowness is not meant as refusal.',
  ],
  swoP: [
    'You are being observed, in a friendly enough way; somebody asks questions and passes on the answers. Whatever you say there is likely to travel.',
    'Gossip is at work, and it is inventive. One person knows everything first and half of it wrongly, and people go on asking them.',
  ],
  swoN: [
    'Somebody charges in from outside with a strong opinion and no brakes. Afterwards the air is likely to be clearer, and a plate or two in pieces.',
    'The discussion has turned into a brawl about something else. None of those taking part could tell you who began, though each would try.',
  ],
  swoQ: [
    'There is a clear-headed person in the background whose judgement is dry and worth having. They will not flatter you, nor repeat what you say.',
    'Somebody who counts in your circle has a sharp tongue, and an old reason for it. Their verdict gets quoted, though few like the tone.',
  ],
  swoK: [
    'It will be looked at by someone who goes by the facts: an expert, an authority, a sober relative. Their word counts with the others.',
    'The place is run on cold reasonableness. Someone always knows better and can prove it, and the rest have given up saying what they would like.',
  ],
  pen01: [
    'Those about you have something tangible to give: a room, a sum, a job that needs doing. It comes without ceremony and is easily overlooked.',
    'Help was promised, and its terms keep changing. Whoever made the offer may have been generous with what was not wholly theirs.',
  ],
  pen02: [
    'Everyone is busy with two things at once, and in fair humour about it. You get their time in slices, which do add up.',
    'Household and diary are in a muddle; bills, keys and appointments go astray. Those responsible let things drop and are hurt when it is mentioned.',
  ],
  pen03: [
    'You have capable people to work with, each good at a different piece. Someone with authority may already have looked over your shoulder and nodded.',
    'The people you depend on work past each other, each believing the other has the plan. Nobody has put them in one room.',
  ],
  pen04: [
    'Someone nearby sits firmly on money, keys or information. They are not unkind; things were taken from them once, and they like to be asked properly.',
    'Purses and habits are looser than they used to be. It brings relief and some waste, and someone regrets on Monday what they gave on Saturday.',
  ],
  pen05: [
    'Times are thin where you are, and each looks after their own. Help is to be had two doors further on, among those who have been poor.',
    'Conditions are getting easier: someone opens up, a worry about money or belonging lessens. It feels odd to be asked in after so long.',
  ],
  pen06: [
    'Somebody is in a position to help and inclined to. You need not beg, though it would please them if you noticed what it cost.',
    'Kindness is entered in a book here. Who owes whom is known to all except, perhaps, you, and it shapes what they advise.',
  ],
  pen07: [
    'People are waiting to see what comes of it and reserve their praise. They have nothing against it; they are farmers by temperament.',
    'Patience is running low, and someone keeps asking whether there is any result. They have put something into this as well, which explains the tone.',
  ],
  pen08: [
    'You are among people who respect effort and notice good work. The mood helps you: everybody at their own bench, and few speeches.',
    'There is much bustle, and little of it helps. Someone is redoing what was already done, and others no longer care whether it fits.',
  ],
  pen09: [
    'The setting is comfortable and well kept, and you are given your own corner in it. No one interferes; no one asks unprompted, either.',
    'Appearances count for more there than comfort does. People keep their gates shut and their troubles in, so you think you alone have any.',
  ],
  pen10: [
    'Family, house or firm stand broadly behind this, as they have for years. With them come means and connections, and a certain idea of how one behaves.',
    'Relatives and money have got tangled. Some old arrangement, a loan, a legacy, a favoured child, is speaking through people who were not even there.',
  ],
  penP: [
    'A diligent, rather quiet person near you is learning the same thing, or would like to. Chances arrive on paper: a notice, a course, a small commission.',
    'Someone was going to see to it, and has not. You get assurances, and the form lies where it lay.',
  ],
  penN: [
    'You can lean on somebody slow and entirely dependable. No opinion is to be had from them by tonight, but what they took on gets done.',
    'The others have a way of doing this, worn smooth, and see no cause to stir. It is hardly hostility; the question has simply stopped reaching them.',
  ],
  penQ: [
    'Someone keeps the practical side going so quietly that you hardly see it. There is food in the house, and the advice is of the same plain sort.',
    'Domestic matters press in: a leak, a relative, the shopping. Whoever usually holds it together is worn thin and will not admit it.',
  ],
  penK: [
    'Somebody established backs this, or could, with means and a long view. Their house is open to those who bring something solid to show.',
    'Money has the loudest voice in the room. Someone who pays, or used to, expects to be consulted, and the others have got used to looking round.',
  ],
};
