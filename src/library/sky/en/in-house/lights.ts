import type { SkyWords } from '../../words.ts';

export const sun: SkyWords['inHouse']['Sun'] = {
  1: 'Whatever you do, you do with your own face. People notice when you come in and when you have gone, and you find out who you are by acting. Ask how the others are before the coats are off.',
  2: 'Earning your own living is close to your heart, and so is having something to show for it. You feel most yourself when your gifts have a price and somebody gladly pays. Your worth is larger than the figure.',
  3: "Your neighbourhood, your siblings, your messages: the day's small traffic is where you shine. You explain, teach and pass things on, and people follow you because you make it clear. Silence, too, can say who you are.",
  4: 'At the centre of your life stands a home, or the question of where you come from. Much of your best work is done out of sight. Family pride carries you, and you may need to put your own name on the door.',
  5: 'Play is serious business for you. Making, performing, falling in love, being with children: there your light is fullest, and grey duty dims it. Whatever you create wants showing, even before it is perfect.',
  6: 'Useful work makes you stand up straight. You take pride in a routine well run and in tasks others barely see, and your day needs a shape. You are more than the person who fixes it, and may be off duty.',
  7: 'In the mirror of another person you see yourself clearest. Partners, allies, even opponents call out your strength, and you do well at work done by two. Keep one decision a week entirely to yourself.',
  8: 'Ordinary surfaces do not hold you for long. You come into your own where things are shared, inherited, risked or lost, and people turn to you in their hard hours. What you have been through has become your authority.',
  9: 'Far off is where you feel at home: in studies, foreign streets, the great questions. You want your life to mean something, and you teach without noticing. Come back often enough for someone to ask you what you saw.',
  10: 'You live in view. A task in the world, a name, a position from which something can be done: that draws you on, and people look to you for direction. Behind the office door a private person also needs feeding.',
  11: 'Among friends and in a common cause you grow. You see what could become of a group and lend it your warmth, and others introduce you with pride. Make sure your own wishes are on the agenda.',
  12: 'Away from the stage, something in you is strongest. You gather light in quiet rooms, in service, in dreams, and may for years underrate how much others rely on it. Solitude restores you; hiding does not. You know which is which.',
};

export const moon: SkyWords['inHouse']['Moon'] = {
  1: 'Your feelings are on your face before you can file them. That makes you approachable; children and strangers tell you things. Since every mood in the room lands on you first, step outside for air once in a while.',
  2: 'A full cupboard soothes you. Your sense of safety rises and falls with what you own, and you spend or save by mood. Things that carry a memory are worth more to you than new ones.',
  3: 'Talking is how you calm down. Siblings, neighbours and the familiar streets hold you, you keep up with everybody, and you learn best when the teacher is kind. Some feelings will only come out on paper.',
  4: 'Home is your root and your weather. You carry the house you grew up in with you, its voices and its smell, and need a place to withdraw to. The move you put off may do you good.',
  5: 'Joy is a need with you, and no luxury. You open up with children, games, music or a new love, and create by feeling your way. An audience that loves you steadies you; be your own on quiet days.',
  6: 'Small rhythms look after you: the morning walk, the same lunch, work that helps somebody. Your body reports a mood before you do. Caring for others comes easily, so put yourself on the rota.',
  7: "To be well you need someone to tell the day to. You read a partner's mood at the door and answer it, almost too readily. Choose the one beside whom you stay yourself when you are cross.",
  8: 'Deep water is familiar to you. You sense what others hide, are shaken and renewed by closeness, and can sit with grief without running away. Shared money and old ties stir strong feelings; speak of them early.',
  9: 'A longing for elsewhere lives in you. Strange food, other faiths, a language learned by ear: these feel oddly like home. You may settle far from where you began, or furnish your kitchen from three continents.',
  10: 'Your feelings have a public side. People find something motherly or familiar in you, and your work goes in tides. You sense what a crowd wants. Keep a room where nobody needs you to be liked.',
  11: 'Friends are your second family, some days your first. You remember them, feed them, bring them together, and a circle grows around you. Your needs deserve a place in it besides those of all the others.',
  12: 'Much of what you feel goes on below the floorboards. You pick up the unspoken, need more solitude than you admit, and comfort people nobody else sees. A diary or a trusted ear brings the tide to the light.',
};
