import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** What is matter, and what is not, beyond doubt. */
export const matterCards: readonly { text: string; isMatter: boolean; isGas: boolean }[] = [
  { text: 'air in a balloon', isMatter: true, isGas: true },
  { text: 'helium in a party balloon', isMatter: true, isGas: true },
  { text: 'steam in a kettle', isMatter: true, isGas: true },
  { text: 'the gas in a soda bubble', isMatter: true, isGas: true },
  { text: 'air in a bicycle tire', isMatter: true, isGas: true },
  { text: 'milk', isMatter: true, isGas: false },
  { text: 'sand', isMatter: true, isGas: false },
  { text: 'honey', isMatter: true, isGas: false },
  { text: 'a feather', isMatter: true, isGas: false },
  { text: 'a wooden block', isMatter: true, isGas: false },
  { text: 'a grain of dust', isMatter: true, isGas: false },
  { text: 'light from a lamp', isMatter: false, isGas: false },
  { text: 'a shadow on a wall', isMatter: false, isGas: false },
  { text: 'the sound of a bell', isMatter: false, isGas: false },
  { text: 'an idea for a story', isMatter: false, isGas: false },
  { text: 'a dream', isMatter: false, isGas: false },
]

/** From the largest to the smallest, each at least three times as wide as the next. */
export const sizes = [
  'a beach ball',
  'an orange',
  'a pea',
  'a grain of sugar',
  'a speck of flour',
  'one particle of water',
] as const

/** What we see, and what the particles do that explains it. */
export const sights: readonly { source: string; target: string }[] = [
  {
    source: 'Air in a closed pump can be pushed together',
    target: 'Particles with empty space between them come closer',
  },
  { source: 'A blown-up balloon stays round', target: 'Particles hit the inside of a wall on every side' },
  { source: 'The smell of an orange crosses a room', target: 'Particles of a gas travel between others' },
  { source: 'A puddle dries up', target: 'Particles leave a liquid and mix with the air' },
  { source: 'Stirred sugar can no longer be seen', target: 'Particles of a solid spread out in a liquid' },
  { source: 'A cold glass gets wet outside', target: 'Particles from the air gather as a liquid' },
  { source: 'An ice cube becomes water', target: 'Particles leave their fixed places but stay close' },
]

export const airEvidence = {
  right: [
    'A ball weighs more after it is pumped up',
    'An upside-down cup pushed into water stays dry inside',
    'Air in a closed syringe pushes back on your thumb',
    'Wind turns a pinwheel',
    'Blowing into a bag makes it bulge',
  ],
  wrong: [
    {
      text: 'You can see through air',
      feedback: 'You can see through glass and water, too, and they are matter. So this tells nothing.',
    },
    {
      text: 'An empty room looks as if nothing is in it',
      feedback: 'What looks like nothing may be too small to see. Looks alone cannot tell about air.',
    },
    {
      text: 'Air has no color',
      feedback: 'Clear water has no color, and it is matter. So this tells nothing.',
    },
    {
      text: 'You cannot pick up air with your fingers',
      feedback: 'You cannot pick up milk like that either. So this tells nothing about being matter.',
    },
  ],
} as const

export const particleQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    {
      stem: '{name} looks at a clean, dry drinking glass and says: “It is empty.” What is really in the glass?',
      right: 'Air, made of tiny particles',
      wrong: [
        [
          'gas-is-nothing',
          'Nothing at all',
          'It looks like nothing. But turn the glass over and push it into water: something in it keeps the water out. What?',
        ],
        [
          'no-particles',
          'Air, which has no particles',
          'Air is right. But all matter is made of particles, and air is matter. They are just too small to see.',
        ],
        [
          'gas-is-nothing',
          'Only the light that shines in',
          'Light does go through the glass, but light does not fill it. What is all around the glass, and in it as well?',
        ],
      ],
      hints: [
        'What is all around the glass? Can it get into the glass?',
        'Wave your hand fast. You feel something that you cannot see. Think about what it is made of.',
      ],
      solution: [
        'Air is all around us, and it fills the glass as well.',
        'Air is matter. All matter is made of particles that are too small to be seen.',
      ],
    },
    {
      stem: 'Why can you not see one single particle of water, even with a strong magnifying glass?',
      right: 'It is much too small',
      wrong: [
        [
          'particles-visible',
          'It is too clear',
          'A drop of water is clear, and yet you can see it. A particle is hard to see for another reason.',
        ],
        [
          'no-particles',
          'Water has no particles',
          'All matter is made of particles, and water is matter. So why can we not see them?',
        ],
        [
          'particles-visible',
          'It moves too fast',
          'Particles do move. But even at rest, a particle could not be seen. Think of its size.',
        ],
      ],
      hints: [
        'Think of the smallest speck that you can see. Are particles larger or smaller?',
        'A tiny drop holds more particles than there are people on Earth. What does it tell about each one?',
      ],
      solution: [
        'One small drop of water holds a huge number of particles.',
        'So each one must be tiny: no magnifying glass makes it large enough to see.',
      ],
    },
    {
      stem: 'A sugar cube is stirred into a cup of tea. After a while, no sugar can be seen. Where is the sugar?',
      right: 'Spread all through the tea',
      wrong: [
        [
          'unseen-is-gone',
          'It is gone for good',
          'You can no longer see it. But how does the tea taste now? Something must be in it.',
        ],
        [
          'turns-into',
          'It has turned into tea',
          'Sugar stays sugar when it is stirred into tea. Let the tea dry up, and sugar is left.',
        ],
        [
          'turns-into',
          'It has gone into the air',
          'Sugar does not leave the cup. The sweet taste tells you where it is.',
        ],
      ],
      hints: [
        'How does the tea taste at the top, and at the bottom?',
        'Think of sugar as very many tiny particles.',
      ],
      solution: [
        'The sugar cube came apart into particles that are too small to be seen.',
        'They are spread among the particles of the tea. That is why every sip is sweet.',
      ],
    },
    {
      stem: 'A soft ball is weighed. Then much more air is pumped into it, and it is weighed again. What does the scale show now?',
      right: 'A bit more',
      wrong: [
        [
          'gas-is-nothing',
          'A bit less',
          'A hard ball bounces better, but that does not make it lighter. Something was added. Does air have weight?',
        ],
        [
          'gas-is-nothing',
          'Just the same',
          'That would be so if air had no weight. But air is matter. What does all matter have?',
        ],
      ],
      hints: ['What went into the ball?', 'Air is matter, and all matter has weight.'],
      solution: [
        'More particles of air are in the ball now.',
        'Each particle has a tiny weight, and together they make the ball a bit heavier.',
      ],
    },
    {
      stem: 'An ice cube that weighs 20 g melts in a closed jar. How much does the water from it weigh?',
      right: 'Just 20 g',
      wrong: [
        [
          'change-changes-weight',
          'Less than 20 g',
          'Water takes up less room than ice, but no particle got out of the jar. So can it weigh less?',
        ],
        [
          'change-changes-weight',
          'More than 20 g',
          'Nothing came into the jar. Where could more weight come from?',
        ],
      ],
      hints: [
        'Did anything get into the closed jar? Did anything get out?',
        'Melting does not make or take away particles.',
      ],
      solution: [
        'The jar is closed. So the same particles are in it before and after.',
        'They weigh as much as before: 20 g.',
      ],
    },
    {
      stem: 'Which of these three are made of particles: a rock, milk, and air?',
      right: 'All three of them',
      wrong: [
        [
          'no-particles',
          'Only the rock',
          'Milk and air flow, but they are matter, too. What is all matter made of?',
        ],
        [
          'gas-is-nothing',
          'Only the rock and the milk',
          'Air cannot be seen, but it takes up space and has weight. So it is matter as well.',
        ],
        [
          'no-particles',
          'Only the milk and the air',
          'A rock feels like one solid piece. But it is made of particles that hold tightly together.',
        ],
      ],
      hints: [
        'First ask: which of the three are matter? Matter has weight and takes up space.',
        'Solids, liquids, and gases are all matter. What is all matter made of?',
      ],
      solution: [
        'A rock is a solid, milk is a liquid, and air is a gas. All of them have weight and take up space.',
        'So all of them are matter, and matter is made of particles.',
      ],
    },
    {
      stem: 'You blow up a balloon and tie a knot. What keeps it round?',
      right: 'Particles of air that hit it from inside',
      wrong: [
        [
          'no-particles',
          'Rubber that has become hard and stiff',
          'Let the air out, and the rubber is soft at once. So what held it up?',
        ],
        [
          'gas-is-nothing',
          'Empty space that pushes it outward',
          'Empty space cannot push. What did you blow into the balloon?',
        ],
        [
          'no-particles',
          'Warm breath that rises to the top',
          'If air only rose, the balloon would be round at the top only. But it is pushed out on every side.',
        ],
      ],
      hints: [
        'What did you put into the balloon?',
        'The particles of air never stop moving. What do they bump into?',
      ],
      solution: [
        'You blew very many particles of air into the balloon.',
        'They fly about and hit the inside of the balloon on every side. That keeps it round.',
      ],
    },
    {
      stem: 'A wet towel hangs in the sun. By evening it is dry. Where is the water now?',
      right: 'In the air, in bits too small to see',
      wrong: [
        [
          'unseen-is-gone',
          'It no longer exists anywhere',
          'You cannot see it any more, but matter does not just stop being there. Where could it have gone?',
        ],
        [
          'turns-into',
          'It has turned into heat and light',
          'Heat helped it along, but water does not turn into heat. Where did its particles go?',
        ],
        [
          'unseen-is-gone',
          'Still in the towel, but very deep',
          'The dry towel weighs less than the wet one. So the water has left it. Where to?',
        ],
      ],
      hints: [
        'The towel got lighter. So something left it.',
        'Water can become a gas. What do its particles do then?',
      ],
      solution: [
        'In the warm sun, particles of water leave the towel.',
        'They mix with the air as a gas, and single particles cannot be seen.',
      ],
    },
  ],
  2: [
    {
      stem: 'Ice melts. What happens to one single particle of it?',
      right: 'It stays as it is, but can move around',
      wrong: [
        [
          'particles-like-stuff',
          'It melts and becomes soft and wet',
          'Ice as a whole melts. But one particle is not hard or soft. What changes is how particles are held together.',
        ],
        [
          'particles-swell',
          'It grows and fills up more space',
          'Particles keep their size. And water even takes up less room than ice does.',
        ],
        [
          'unseen-is-gone',
          'It breaks up and is no longer there',
          'If the particles were gone, there would be no water either. Water is made of the same particles as ice.',
        ],
      ],
      hints: [
        'Ice and water are made of the same particles.',
        'What can water do that ice cannot? What must its particles be able to do?',
      ],
      solution: [
        'In ice, particles are held in fixed places. When it melts, they come loose and slide past each other.',
        'Each particle stays the same. “Hard” and “wet” tell about very many particles together.',
      ],
    },
    {
      stem: 'What is between the particles of air?',
      right: 'Nothing, just empty space',
      wrong: [
        [
          'stuff-between',
          'More air that fills the gaps',
          'Air is the particles. If air were between them, what would that air be made of?',
        ],
        [
          'stuff-between',
          'Very fine dust from outside',
          'A speck of dust is huge next to a particle of air. Dust may float in air, but it does not fill the gaps.',
        ],
        [
          'stuff-between',
          'A thin layer of water',
          'Water is made of particles, too. If there are some in the air, they fly about like the others.',
        ],
      ],
      hints: [
        'Air is made of particles. Could there be air between particles of air?',
        'You can push much air into a small pump. What must there be between its particles?',
      ],
      solution: [
        'The particles of a gas are far apart.',
        'All matter is made of particles, so between particles there is no matter: just empty space.',
      ],
    },
    {
      stem: '{name} closes the end of a bicycle pump with a thumb and pushes. The air gets squeezed into half the space. How can that be?',
      right: 'The particles move closer together',
      wrong: [
        [
          'particles-swell',
          'The particles get smaller or flatter',
          'Particles keep their size and shape. But there is much room between them. What happens to that room?',
        ],
        [
          'unseen-is-gone',
          'Half of the particles are destroyed',
          'Let go, and the handle springs back: all the air is still there. So what changed?',
        ],
        [
          'no-particles',
          'Air has no particles to get in the way',
          'Air has particles: you feel how they push back. What is there between them?',
        ],
      ],
      hints: ['The thumb keeps all of the air in.', 'In a gas, there is empty space between particles.'],
      solution: [
        'No air gets out, so there are as many particles as before, of the same size.',
        'They are in half the space, so there is less empty space between them.',
      ],
    },
    {
      stem: 'A dish of salt water stands in the sun until all the water has dried up. A white crust is left. What is the crust?',
      right: 'Salt that was in the water all the time',
      wrong: [
        [
          'unseen-is-gone',
          'Salt that the sunlight has made anew',
          'The salt could not be seen in the water, but it was there. Sunlight did not make it.',
        ],
        [
          'turns-into',
          'Water that has become hard and white',
          'The water went into the air as a gas. Something else stayed behind. What had been mixed in?',
        ],
        [
          'turns-into',
          'Water and salt that are now one thing',
          'Water and salt were only mixed. The water went into the air. What stayed?',
        ],
      ],
      hints: [
        'What was in the dish at the start?',
        'Water went into the air. What cannot go into the air like that?',
      ],
      solution: [
        'Particles of water left and mixed with the air. Particles of salt cannot do that.',
        'They stayed in the dish and came together as crystals.',
      ],
    },
    {
      stem: 'A can of cold juice stands in a warm room. Soon there are drops of water on its outside. Where do they come from?',
      right: 'From particles of water in the air',
      wrong: [
        [
          'unseen-is-gone',
          'From juice that leaks through the metal',
          'Metal does not let juice through, and the drops are clear water. Where else is there water that you cannot see?',
        ],
        [
          'turns-into',
          'From cold that has become water',
          'Cold is not matter and cannot become water. Which matter touches the outside of the can?',
        ],
        [
          'turns-into',
          'From air that has turned into water',
          'Oxygen and the other gases of air stay gases here. But one of the things in air is water. What happens to it on the cold can?',
        ],
      ],
      hints: ['What is around the can?', 'Some particles in the air came from wet towels and puddles.'],
      solution: [
        'There is always some water in the air, as a gas that you cannot see.',
        'At the cold can its particles slow down and gather as drops.',
      ],
    },
    {
      stem: '{name} says: “The sugar that I stirred into the water is gone.” Which test shows best whether it is still there?',
      right: 'Let the water dry up and see what is left',
      wrong: [
        [
          'particles-visible',
          'Look at the water with a magnifying glass',
          'Particles are too small for any magnifying glass. You would see nothing even though the sugar is there.',
        ],
        [
          'unseen-is-gone',
          'Keep stirring and see if it comes back',
          'Stirring spreads the particles even more. It does not bring them together.',
        ],
        [
          'particles-visible',
          'Hold the water in front of a bright lamp',
          'Sugar water is clear, with light or without it. How could you take the water away?',
        ],
      ],
      hints: [
        'The particles of sugar are too small to see one by one.',
        'How could you take the water away but not the sugar?',
      ],
      solution: [
        'Water can go into the air, and sugar cannot.',
        'When the water has dried up, the particles of sugar come together, and you can see them.',
      ],
    },
    {
      stem: 'A closed balloon lies in the warm sun and gets a bit bigger. What is true of the air inside?',
      right: 'It has the same particles, farther apart',
      wrong: [
        [
          'particles-swell',
          'It has the same particles, but each grew',
          'Particles keep their size. But warm ones move faster and push harder. What does it do to the space between them?',
        ],
        [
          'unseen-is-gone',
          'It has new particles, made by the sun',
          'Sunlight cannot make particles. And the balloon is closed. So how many are there?',
        ],
        [
          'stuff-between',
          'It has the same particles, and heat between',
          'Heat is not matter that could fill gaps. There is just empty space between the particles.',
        ],
      ],
      hints: [
        'The balloon is closed. Can the number of particles change?',
        'Warm particles move faster and push harder.',
      ],
      solution: [
        'The balloon is closed, so the same particles are in it.',
        'They are warmer, move faster, and push the rubber out. So they are farther apart.',
      ],
    },
    {
      stem: 'Bread dough weighs 500 g. The baked loaf weighs 440 g. Where are the other 60 g?',
      right: 'In the air, most of it as water vapor',
      wrong: [
        [
          'change-changes-weight',
          'Nowhere, since heat takes weight away',
          'Heat does not take weight away. Weight is missing only where matter has left. What left the dough?',
        ],
        [
          'turns-into',
          'Used up, since it became heat and smell',
          'Matter does not become heat. And smell is matter, too: particles in the air.',
        ],
        [
          'change-changes-weight',
          'In the loaf, which is light and puffy',
          'A puffy loaf takes up more room. But that does not change its weight. What went out through the oven?',
        ],
      ],
      hints: [
        'The loaf is not in a closed jar. What could get out?',
        'Dough is made with water. What does water do when it gets hot?',
      ],
      solution: [
        'In the hot oven, water in the dough becomes a gas and leaves.',
        'Those particles have weight. Loaf and escaped gas together still weigh 500 g.',
      ],
    },
  ],
  3: [
    {
      stem: '{name} warms 50 g of tomato sauce in an open pan until it bubbles. Then it weighs 46 g. {name} says: “Heating makes things lighter.” What would be the best next test?',
      right: 'Heat the same sauce in a closed jar',
      wrong: [
        [
          'open-or-closed',
          'Heat more sauce in the same open pan',
          'Gas would get out again. You still could not tell whether heat took the weight or gas carried it away.',
        ],
        [
          'change-changes-weight',
          'Heat the sauce until it weighs 40 g',
          'That would repeat the same thing for longer. Change the one thing that decides whether gas can leave.',
        ],
        [
          'open-or-closed',
          'Heat another food in an open pan',
          'Another food in an open pan loses gas as well. What must you change to keep the gas in?',
        ],
      ],
      hints: [
        'There are two ideas: heat takes weight away, or matter has left. Which test tells them apart?',
        'How can you make sure that nothing gets out?',
      ],
      solution: [
        'In the closed jar nothing can leave. If heat made things lighter, the jar would still get lighter.',
        'It does not. So the missing 4 g went into the air as gas.',
      ],
    },
    {
      stem: 'A pot with 300 g of water is boiled in a lab, in a strong closed tank. All of the water becomes steam. What does the steam weigh?',
      right: '300 g, as all its particles are there',
      wrong: [
        [
          'gas-is-nothing',
          'Nothing, as a gas has no weight',
          'A gas is matter. Its particles are those of the water. How many of them are gone?',
        ],
        [
          'change-changes-weight',
          'Much less, as steam is thin and light',
          'Steam is spread out, so a cupful of it weighs little. But here it is all of the steam. How many particles is that?',
        ],
        [
          'change-changes-weight',
          'Much more, as it fills the whole tank',
          'It takes up more room because its particles are farther apart. There are not more of them.',
        ],
      ],
      hints: [
        'The tank is closed. What happens to the number of particles?',
        'Same particles, far apart. Does that change their weight?',
      ],
      solution: [
        'No particle of water can leave the closed tank.',
        'As steam, the particles are far apart, but there are as many as before. So they weigh 300 g.',
      ],
    },
    {
      stem: 'Two balls of the same kind hang from the ends of a stick, and the stick is level. Then one of them is pumped up until it is very hard, at the same size. What does the stick do?',
      right: 'It tips down on the side of the hard ball',
      wrong: [
        [
          'gas-is-nothing',
          'It tips up on the side of the hard ball',
          'Air does not lift a ball of the same size. Pumping adds particles. What do they have?',
        ],
        [
          'gas-is-nothing',
          'It stays level, as air has no weight',
          'Air is matter and has weight. There is more of it in one ball now.',
        ],
        [
          'change-changes-weight',
          'It stays level, as both have one size',
          'Same size does not mean same weight. What is inside one ball that is not inside the other?',
        ],
      ],
      hints: [
        'What was added to one of the balls?',
        'A side with more weight goes down. Do particles of air have weight?',
      ],
      solution: [
        'The hard ball holds more particles of air in the same space.',
        'Particles have weight, so this side gets heavier and goes down.',
      ],
    },
    {
      stem: 'Mix 50 mL of water and 50 mL of alcohol, and you get only about 97 mL. What does a scale show about the mixture?',
      right: 'It weighs as much as both did before',
      wrong: [
        [
          'unseen-is-gone',
          'It weighs less, as 3 mL have vanished',
          'Space is missing, but is matter missing? Think of sand poured among marbles: both are still there.',
        ],
        [
          'particles-swell',
          'It weighs less, as particles got smaller',
          'Particles keep their size. They fit together better, as sand fits between marbles.',
        ],
        [
          'change-changes-weight',
          'It weighs more, as it is pressed tight',
          'Closer together does not mean more matter. Nothing was added. So what about the weight?',
        ],
      ],
      hints: [
        'Pour a cup of sand among a cup of marbles. Do you get two full cups?',
        'Particles of one kind slip between those of the other. Is any particle lost?',
      ],
      solution: [
        'Particles of the two liquids fit between each other, so they take up less room together.',
        'But no particle is lost. So the weight is the sum of both weights.',
      ],
    },
    {
      stem: 'A class uses marbles in a clear box as a model of the air in a room. The marbles lie on the bottom. What does this model show wrong?',
      right: 'Particles of air move around everywhere',
      wrong: [
        [
          'stuff-between',
          'Particles of air have air between them',
          'Air is the particles. Between them is empty space, as between marbles.',
        ],
        [
          'no-particles',
          'Air does not consist of single pieces',
          'It does: air is made of single particles. That part of the model is right. What else do particles of air do?',
        ],
        [
          'particles-visible',
          'Particles of air are a bit smaller still',
          'They are not a bit smaller but very, very much smaller. And every model that we can see has that flaw. What do the marbles not do?',
        ],
      ],
      hints: [
        'If real air were like this, where would all of the air in a room be?',
        'What do particles of a gas do all the time?',
      ],
      solution: [
        'Marbles are single pieces with empty space between them. That is like air.',
        'But they lie still on the bottom. Particles of air fly around and fill the whole room.',
      ],
    },
    {
      stem: '{name} pushes a glass straight down into water, upside down. A paper towel is stuck inside at the top. The towel stays dry. What does this show?',
      right: 'The air in the glass takes up space',
      wrong: [
        [
          'gas-is-nothing',
          'The glass is empty, so nothing gets wet',
          'An empty space would be filled by water at once. Something in the glass kept the water out.',
        ],
        [
          'unseen-is-gone',
          'The air in the glass has gone away',
          'If the air were gone, water would fill the glass up to the towel. What kept it out?',
        ],
        [
          'turns-into',
          'The air in the glass has become water',
          'If it had, the towel would be wet. Air stays air when it is pushed under water.',
        ],
      ],
      hints: [
        'Why does the water not rise up to the towel?',
        'Two things cannot be in one place. What else is in the glass?',
      ],
      solution: [
        'Water can rise only if what is in the glass makes room. It did not.',
        'So the glass is full of something: air. Like all matter, it takes up space.',
      ],
    },
    {
      stem: '{name} draws gold with particles that are tiny, hard, shiny, and yellow, like grains of gold. What should be changed?',
      right: 'Single particles are not shiny or yellow',
      wrong: [
        [
          'particles-like-stuff',
          'The particles have to be softer',
          'Hard and soft tell about pieces of gold with very many particles. One single particle is neither.',
        ],
        [
          'no-particles',
          'Metals are solid and have no particles',
          'Metals are matter and made of particles, too. They hold together tightly.',
        ],
        [
          'particles-visible',
          'The particles should be seen up close',
          'You could not see one, however close you are. What can be true only of many particles together?',
        ],
      ],
      hints: [
        'A particle is not just a small piece of the material.',
        'Which properties come only from very many particles together?',
      ],
      solution: [
        'Color, shine, and hardness are properties of a piece of gold, with very many particles.',
        'A single particle has no color and no shine. It is good to draw it as a plain ball.',
      ],
    },
    {
      stem: 'A closed jar holds a burning candle until it goes out. The jar with all that is in it weighs as much as before, yet the candle weighs less. What follows?',
      right: 'Wax became gases that stay in the jar',
      wrong: [
        [
          'unseen-is-gone',
          'Wax was destroyed as it burned',
          'If matter were destroyed, the whole jar would weigh less. It does not. Where can the wax be?',
        ],
        [
          'open-or-closed',
          'Wax became gases that left the jar',
          'The jar is closed and weighs as much as before. So nothing has left it.',
        ],
        [
          'turns-into',
          'Wax became light and heat, and no gas',
          'Light and heat have left through the glass, and yet the weight is the same. So where is the matter of the wax?',
        ],
      ],
      hints: [
        'Compare the two facts: the candle is lighter, and the whole jar is not.',
        'What else is inside the jar besides the candle?',
      ],
      solution: [
        'The candle lost weight, but the closed jar did not. So the matter is still inside.',
        'It became gases, which we cannot see, but which have weight.',
      ],
    },
  ],
}
