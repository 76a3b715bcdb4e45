import type { SkyWords } from '../../words.ts';

export const moon = {
  'Moon+Mercury': {
    union:
      'Feeling and thought share one desk in you. You know how to say what others merely sigh, and remember conversations word for word. When you are upset you argue; when calm, you are a born confidant.',
    ease: 'Talking about feelings comes easily to you. You find the tone for a child and for an old lady, tell a story with warmth, and make up your mind with heart and head in the same room.',
    strain:
      'Your mood and your reasons contradict each other. You explain away what hurts, or say things in anger that the cooler head must fetch back. Writing a letter that you do not send works wonders.',
  },
  'Moon+Venus': {
    union:
      'Tenderness is your native climate. You want everyone to be comfortable, love sweet things and soft fabrics, and are easily fond of people. Quarrels make you ill at ease, and still one of them may be owed.',
    ease: 'There is something gracious in how you care. You like to be loved and are good at letting yourself be, your home is pleasant, and people breathe out when they come to see you.',
    strain:
      'To be needed and to be desired seem to call for two different persons. You spoil yourself or others when you wanted closeness, and feel unloved after giving a lot. Ask for exactly what you would like.',
  },
  'Moon+Mars': {
    union:
      "Your feelings have fists, and they have wings too. You react at once, protect fiercely, want passionately, and sulking is not your style. An argument clears your air; check whether it also clears the other person's.",
    ease: 'You act on what you feel, and promptly. Courage comes out of your heart, you defend those you love, and anger passes through you without leaving a stain. Other people find you refreshingly direct.',
    strain:
      'Irritation sits close under the skin. Hunger, tiredness or a wrong tone will do, and the plate is in pieces. Home may once have been a battlefield. Move first, speak afterwards, and the tenderness gets through.',
  },
  'Moon+Jupiter': {
    union:
      'A big heart with a big appetite: you feel generously, feed everybody, forgive easily. People feel safe with you because you expect the best. You find it harder to say when you yourself have had enough.',
    ease: 'Deep down you trust that it will be all right, and that is catching. Kind people have stood at the edge of your life. You comfort with humour and a wide view, and seldom bear a grudge.',
    strain:
      'Emotions come in large helpings. You say yes out of warmth, eat or buy out of longing, make a drama where a sentence would do. Your generosity is genuine; a smaller spoon brings it out.',
  },
  'Moon+Saturn': {
    union:
      'You learned to keep feelings under lock. Being good, useful and no trouble was how one was loved, and you still manage alone what could be shared. Your constancy is rare. Let someone carry a bag.',
    ease: 'Your emotions have a solid floor. You keep calm, look after what is entrusted to you, and honour old ties. People come to you when things are serious, and you seldom let anyone down.',
    strain:
      'A cold draught from long ago makes you expect refusal. You ask for little and feel alone in company. Once you notice that the door is held shut from within, it opens, creaking, a bit further each year.',
  },
  'Moon+Uranus': {
    union:
      'Moods flash through you, and settled comfort makes you jumpy. You need closeness with the window open, and a home that may be rearranged at midnight. Your calm in sudden emergencies astonishes people.',
    ease: 'You feel freely and let others do the same. Unusual families, odd friends and new places suit you, and your intuition makes quick, right leaps. Attachment does not have to clip those wings.',
    strain:
      'When it gets cosy you look for the exit; left alone, you want to be held. Early care may have come and gone unpredictably. Tell people about this swing, and they will wait for its return.',
  },
  'Moon+Neptune': {
    union:
      'You have no skin against the moods of others. You console, dream, hear music in everything, and can be drawn into any sad story. Learn the difference between feeling with a person and drowning beside them.',
    ease: 'Sympathy and imagination feed each other in you. You sense what is needed without being told, enjoy being alone, and can turn a mood into a song or a room. Listen to your dreams; they are good prose.',
    strain:
      "Longing colours what you see. You idealise someone who needs care, feel vaguely guilty, or slip away into stories when things get rough. A plain friend and a full night's sleep bring the shore back.",
  },
  'Moon+Pluto': {
    union:
      'Feelings go down to bedrock in you. You love possessively, sense every secret in the house, and come through emotional storms renewed. Not all that you feel has to be intense in order to be true.',
    ease: 'You have emotional depth and can bear the sight of it in others. People tell you what they have told no one. After a loss you draw on something underground and begin again, stronger.',
    strain:
      'Closeness may once have had to do with power, and you still watch the doors. You test those you love, or let them test you. Say the fear aloud, and it loses half its grip on both of you.',
  },
} satisfies SkyWords['aspects'];
