import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Two that push each other, the one that looks stronger first. */
const meetings = [
  { story: 'A truck hits a small car.', big: 'the truck', small: 'the car', why: 'the car has less mass' },
  { story: 'A bowling ball hits a pin.', big: 'the ball', small: 'the pin', why: 'the pin has less mass' },
  {
    story: 'A windshield hits a bug.',
    big: 'the windshield',
    small: 'the bug',
    why: 'the bug has far less mass',
  },
  {
    story: 'A tall skater and a small skater push off from each other.',
    big: 'the tall skater',
    small: 'the small skater',
    why: 'the small skater has less mass',
  },
  { story: 'A bat hits a baseball.', big: 'the bat', small: 'the ball', why: 'the ball has less mass' },
] as const

const pairs = meetings.map(({ story, big, small, why }): ConceptQuestion => ({
  stem: `${story} Which of the two pushes harder on the other?`,
  right: 'Both push equally hard',
  wrong: [
    [
      'bigger-pushes-harder',
      `${big.charAt(0).toUpperCase()}${big.slice(1)}, as the bigger one`,
      `Bigger, yes, but the two pushes are one pair of forces: equal in size, opposite in direction. What differs is what the push does to each mass.`,
    ],
    [
      'bigger-pushes-harder',
      `${small.charAt(0).toUpperCase()}${small.slice(1)}, as the one set moving more`,
      `The motion of ${small} does change more, but not because of a larger push. Compare the masses.`,
    ],
    [
      'no-push-back',
      `Only ${big} pushes, ${small} does not`,
      `Forces come in pairs: whatever is pushed pushes back. How large is the push back?`,
    ],
  ],
  hints: [
    'When two things push each other, there are two forces. How do their sizes compare?',
    'The motion of one changes more. That need not come from a larger force. What else differs?',
  ],
  solution: [
    'Forces come in pairs: the push of one on the other is as large as the push back.',
    `The motion of one changes more because ${why}, not because the force is larger.`,
  ],
}))

const gliders = [
  { story: 'A puck slides over ice so smooth that there is no friction.', thing: 'the puck' },
  { story: 'A space probe far from all stars has its engine turned off.', thing: 'the probe' },
  { story: 'An air track holds a glider up, so that nothing rubs on it.', thing: 'the glider' },
  { story: 'An astronaut lets go of a wrench, which drifts along the cabin.', thing: 'the wrench' },
] as const

const coasting = gliders.map(({ story, thing }): ConceptQuestion => ({
  stem: `${story} No net force acts on ${thing}. How does it go on moving?`,
  right: 'In a straight line at the same speed',
  wrong: [
    [
      'motion-needs-force',
      'In a straight line, but slower and slower',
      `For ${thing} to get slower, a force would have to act against its motion. There is none.`,
    ],
    [
      'force-runs-out',
      'At the same speed until its force is used up',
      `A moving thing does not carry a force that could run out. What would it take to change its motion?`,
    ],
    [
      'motion-needs-force',
      'It stops at once, as nothing pushes it',
      `A push is needed to change motion, not to keep it going. What would it take to stop ${thing}?`,
    ],
  ],
  hints: [
    'What does a net force do to motion? And what happens without one?',
    'Things on Earth slow down because something rubs on them. Is there anything like that here?',
  ],
  solution: [
    'A net force changes the velocity.',
    `No net force acts on ${thing}, so its velocity does not change.`,
    'It goes on in a straight line at the same speed.',
  ],
}))

const drops = [
  { where: 'On the Moon, where there is no air,', one: 'hammer', other: 'feather' },
  { where: 'In a glass tube without any air,', one: 'steel ball', other: 'paper scrap' },
  {
    where: 'In a tall chamber from which the air was pumped out,',
    one: 'bowling ball',
    other: 'bunch of feathers',
  },
] as const

const falling = drops.map(({ where, one, other }): ConceptQuestion => ({
  stem: `${where} a ${one} and a ${other} are let go at the same time from the same height. Which lands first?`,
  right: 'Both land at the same time',
  wrong: [
    [
      'heavier-falls-faster',
      `The ${one}, as it is heavier`,
      `Gravity does pull harder on the ${one}. But more mass also takes more force to speed up. What do the two effects do together?`,
    ],
    [
      'heavier-falls-faster',
      `The ${other}, as it is lighter`,
      `It has less mass to speed up, but gravity also pulls less on it. What do the two effects do together?`,
    ],
    [
      'motion-needs-force',
      'Neither, as nothing falls without air',
      'Things fall because of gravity, not because of air. Air only slows some things down.',
    ],
  ],
  hints: [
    'Why does a feather fall slowly in a room? Is that the case here?',
    'More mass: more pull, but also more to speed up. Acceleration is force divided by mass.',
  ],
  solution: [
    'Gravity pulls harder on more mass, in the same ratio as the mass.',
    'Acceleration is force divided by mass, so it comes out the same for both.',
    'Without air nothing else acts on them, so they land together.',
  ],
}))

export const forceQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    ...coasting,
    {
      stem: 'A book lies on a table. Which forces act on it?',
      right: 'Gravity down and the push of the table up',
      wrong: [
        [
          'no-push-back',
          'Gravity down and nothing else',
          'If only gravity acted, the book would fall. What keeps it up?',
        ],
        [
          'motion-needs-force',
          'None, as the book does not move',
          'No motion means no net force. But there can be several forces that balance. Take the table away: what happens?',
        ],
        [
          'no-push-back',
          'Only the push of the table up',
          'If only the table pushed, the book would fly up. What pulls the other way?',
        ],
      ],
      hints: [
        'What would happen to the book without the table?',
        'The book stays at rest. So what about all forces on it together?',
      ],
      solution: [
        'Gravity pulls the book down.',
        'It stays at rest, so the net force is zero: something must push up as hard.',
        'That is the table.',
      ],
    },
    {
      stem: '{name} kicks a ball over the grass. It rolls on and gets slower. Why does it get slower?',
      right: 'Friction acts against its motion',
      wrong: [
        [
          'force-runs-out',
          'The force of the kick is used up',
          'The kick ended when the foot left the ball. A ball does not carry a force with it. What acts on it now?',
        ],
        [
          'motion-needs-force',
          'No force acts on it any more',
          'If no force acted, it would keep its speed. What rubs on the ball?',
        ],
        [
          'motion-needs-force',
          'Moving things want to be at rest',
          'Things do not want anything. On smooth ice the ball would roll much farther. What is different there?',
        ],
      ],
      hints: [
        'On ice the same ball would roll much farther. What is different?',
        'A change of speed needs a force. Which force acts on the rolling ball?',
      ],
      solution: [
        'After the kick no foot pushes the ball any more.',
        'Grass rubs on it: friction acts against its motion.',
        'A net force against the motion makes it slower.',
      ],
    },
    {
      stem: 'A lamp hangs from a cord at rest. What can you say about the pull of the cord?',
      right: 'It is as large as the weight of the lamp',
      wrong: [
        [
          'largest-only',
          'It is larger than the weight of the lamp',
          'If the cord pulled harder than gravity, the lamp would move up. What does rest tell about the forces?',
        ],
        [
          'always-cancels',
          'It is smaller than the weight of the lamp',
          'Then the lamp would speed up downward. What does rest tell about the forces?',
        ],
        [
          'motion-needs-force',
          'It is zero, as the lamp does not move',
          'Cut the cord, and the lamp falls. So the cord does pull. How hard?',
        ],
      ],
      hints: [
        'The lamp stays at rest. What is the net force?',
        'Two forces act, one up and one down. What must be true for them to balance?',
      ],
      solution: [
        'The lamp stays at rest, so the net force is zero.',
        'Gravity pulls down, the cord pulls up.',
        'They balance, so the pull of the cord is as large as the weight.',
      ],
    },
    {
      stem: 'Two teams pull a rope, and neither team moves. What is true?',
      right: 'The forces are balanced',
      wrong: [
        [
          'motion-needs-force',
          'No forces act at all',
          'Both teams pull hard. What is zero is the net force, not each force.',
        ],
        [
          'largest-only',
          'The stronger team pulls harder',
          'If one side pulled harder, the rope would start to move. What does rest tell about the forces?',
        ],
        [
          'force-runs-out',
          'The forces have been used up',
          'Forces are not used up. Both teams still pull. How do the two pulls compare?',
        ],
      ],
      hints: ['Nothing moves though both pull. What is the net force?', 'When is a net force zero?'],
      solution: [
        'The rope stays at rest, so the net force on it is zero.',
        'Both teams pull, equally hard and opposite ways.',
        'So the forces are balanced.',
      ],
    },
    {
      stem: '{name} pushes an empty cart and then a full one with the same force. What is different?',
      right: 'The full cart speeds up less',
      wrong: [
        [
          'heavy-is-strong',
          'The full cart speeds up more',
          'It has more mass, and mass resists a change of motion. What does that do to the acceleration?',
        ],
        [
          'force-alone',
          'Both speed up in the same way',
          'The force is the same, but not the mass. What does more mass do?',
        ],
        [
          'motion-needs-force',
          'The full cart cannot move at all',
          'It can, if the push is larger than the friction. But how fast does it speed up?',
        ],
      ],
      hints: [
        'The force is the same. What is different about the carts?',
        'Mass resists a change of motion.',
      ],
      solution: [
        'The push is the same for both.',
        'The full cart has more mass, and acceleration is force divided by mass.',
        'So it speeds up less.',
      ],
    },
  ],
  2: [
    ...pairs,
    ...falling,
    {
      stem: 'A car drives on a straight road at a steady 25 m/s. What is the net force on it?',
      right: 'Zero, as its velocity does not change',
      wrong: [
        [
          'motion-needs-force',
          'Forward, as it moves forward',
          'The engine does push forward, but drag and friction push back as hard. What would a net force forward do?',
        ],
        [
          'speed-is-force',
          'Large, as 25 m/s is a high speed',
          'Speed does not tell the net force. A change of speed does. Does the speed change here?',
        ],
        [
          'always-subtracts',
          'Backward, as air pushes against it',
          'Air does push back, but the engine pushes forward as hard. What would a net force backward do?',
        ],
      ],
      hints: ['What does a net force do to the velocity?', 'Does the velocity of this car change?'],
      solution: [
        'A net force changes the velocity.',
        'The speed is steady and the road is straight, so the velocity does not change.',
        'So the net force is zero: the forces forward and backward balance.',
      ],
    },
    {
      stem: 'An elevator goes up at a steady speed. How does the pull of its cable compare with its weight?',
      right: 'It is just as large',
      wrong: [
        [
          'motion-needs-force',
          'It is larger, as the elevator goes up',
          'A larger pull would make the elevator faster and faster. Its speed is steady. What does that say?',
        ],
        [
          'net-is-motion',
          'It is smaller, as gravity always wins',
          'A smaller pull would make it slower. Its speed is steady. What does that say?',
        ],
        [
          'motion-needs-force',
          'It is larger at first and then zero',
          'With no pull only gravity would act, and the elevator would slow down and fall. Its speed is steady.',
        ],
      ],
      hints: [
        '“Steady speed” is the important word. What is the net force then?',
        'Two forces act, up and down. When is their sum zero?',
      ],
      solution: [
        'The velocity does not change, so the net force is zero.',
        'The cable pulls up, gravity pulls down.',
        'So both are equally large. A larger pull is needed only to start.',
      ],
    },
    {
      stem: 'A ball is thrown straight up. It is on its way up, and air can be left out. Which force acts on it?',
      right: 'Only gravity, which points down',
      wrong: [
        [
          'force-runs-out',
          'The force of the throw, which fades',
          'The hand pushes only as long as it touches the ball. Nothing of that force stays in the ball. What acts now?',
        ],
        [
          'motion-needs-force',
          'A force up that is larger than gravity',
          'If a net force pointed up, the ball would get faster. It gets slower. So which way does the net force point?',
        ],
        [
          'net-is-motion',
          'No force until it starts to fall',
          'If no force acted, it would go on at the same speed. But it slows down on its way up.',
        ],
      ],
      hints: [
        'Does the hand still touch the ball?',
        'The ball gets slower on its way up. Which way must the net force point?',
      ],
      solution: [
        'After the throw nothing touches the ball, so the hand does not push any more.',
        'Gravity pulls down all the time.',
        'It points against the motion, so the ball gets slower, and then falls.',
      ],
    },
    {
      stem: '{name} pushes against a wall with 200 N and the wall does not move. What does the wall do?',
      right: 'It pushes back on {name} with 200 N',
      wrong: [
        [
          'no-push-back',
          'It does not push, as walls cannot push',
          'Stand on a skateboard and push a wall: you roll back. What pushed you?',
        ],
        [
          'bigger-pushes-harder',
          'It pushes back with more than 200 N',
          'If the wall pushed harder, {name} would be thrown back. A push and its push back are equal.',
        ],
        [
          'no-push-back',
          'It pushes back with less than 200 N',
          'A push and its push back are one pair of forces. They always have the same size.',
        ],
      ],
      hints: ['What would happen on a skateboard?', 'Forces come in pairs. How do the sizes compare?'],
      solution: [
        'Whenever one thing pushes another, it is pushed back as hard, the opposite way.',
        '{name} pushes with 200 N, so the wall pushes back with 200 N.',
      ],
    },
    {
      stem: 'A bus brakes, and the bags on the floor slide forward. Why?',
      right: 'They keep their velocity while the bus slows down',
      wrong: [
        [
          'motion-needs-force',
          'A force from the brakes pushes them forward',
          'The brakes act on the wheels, backward. Nothing pushes the bags forward. What do things do without a net force?',
        ],
        [
          'force-runs-out',
          'The force of the bus in them is set free',
          'There is no force stored in the bags. What do things do that are in motion when nothing stops them?',
        ],
        [
          'bigger-pushes-harder',
          'The bus pushes them since it is heavier',
          'The bus does not push them forward: it gets slower than they are. What do the bags do?',
        ],
      ],
      hints: [
        'Which way does the force on the bus point while it brakes?',
        'Does that force also act on the bags? What do they do if not?',
      ],
      solution: [
        'The brakes make the bus slower.',
        'Hardly any force acts on the bags along the floor, so they keep the velocity that they had.',
        'The bus slows down under them, so they slide forward.',
      ],
    },
    {
      stem: 'A parachutist falls at a steady 5 m/s under an open parachute. What is true of the air’s push on the parachute?',
      right: 'It is as large as the weight',
      wrong: [
        [
          'motion-needs-force',
          'It is smaller than the weight',
          'Then the net force would point down, and the fall would get faster. But the speed is steady.',
        ],
        [
          'net-is-motion',
          'It is larger than the weight',
          'Then the fall would get slower. That was so when the parachute opened. Now the speed is steady.',
        ],
        [
          'motion-needs-force',
          'It is zero, or there would be no fall',
          'Without the air’s push the fall would get faster and faster. The speed is steady.',
        ],
      ],
      hints: [
        'The speed is steady. What is the net force?',
        'Gravity pulls down, air pushes up. When do they balance?',
      ],
      solution: [
        'The velocity does not change, so the net force is zero.',
        'Gravity pulls down, the air pushes up.',
        'They balance, so the push of the air is as large as the weight.',
      ],
    },
    {
      stem: 'Which change makes a 4 kg cart with a net force of 12 N speed up the most?',
      right: 'The force is doubled',
      wrong: [
        [
          'heavy-is-strong',
          'The mass is doubled',
          'More mass resists the change. It would speed up half as much.',
        ],
        [
          'force-alone',
          'Force and mass are both doubled',
          'Twice the force for twice the mass: the newtons for each kilogram stay the same.',
        ],
        [
          'mass-alone',
          'Force and mass are both halved',
          'Half the force for half the mass: the newtons for each kilogram stay the same.',
        ],
      ],
      hints: [
        'Acceleration is net force divided by mass. Find it for each change.',
        'Now it is 12 N for 4 kg. How many newtons are there for each kilogram after each change?',
      ],
      solution: [
        'Now: 12 ÷ 4 = 3 newtons for each kilogram.',
        'Force doubled: 24 ÷ 4 = 6. Mass doubled: 12 ÷ 8 = 1.5.',
        'Both doubled or both halved leaves 3. So doubling the force alone does the most.',
      ],
    },
  ],
  3: [
    {
      stem: 'A rocket in empty space burns fuel and speeds up. There is no air to push against. How can that be?',
      right: 'It pushes gas backward, and the gas pushes it forward',
      wrong: [
        [
          'no-push-back',
          'It pushes on space itself, which pushes it forward',
          'Empty space is nothing that could be pushed. What does the rocket push out?',
        ],
        [
          'force-runs-out',
          'It carries a force from the launch, which goes on',
          'A moving thing carries no force. And this rocket gets faster, so a force acts on it now. From what?',
        ],
        [
          'motion-needs-force',
          'It cannot, it only seems to from the Earth',
          'Rockets do speed up in space. What do they push, and what pushes them?',
        ],
      ],
      hints: [
        'Forces come in pairs. What does the rocket push on?',
        'It throws out gas at high speed. What does the gas do to the rocket?',
      ],
      solution: [
        'The engine pushes gas out at the back.',
        'The gas pushes the rocket forward just as hard.',
        'No air is needed for this pair of forces.',
      ],
    },
    {
      stem: '{name} says: “A horse pulls a cart, and the cart pulls back as hard. So they cancel, and nothing can move.” Where is the mistake?',
      right: 'The two pulls act on different things',
      wrong: [
        [
          'bigger-pushes-harder',
          'The horse pulls harder than the cart',
          'The two pulls are equal, always. But on what does each of them act?',
        ],
        [
          'no-push-back',
          'The cart does not really pull back',
          'It does: the horse feels it. But on what does each of the pulls act?',
        ],
        [
          'always-cancels',
          'There is none, forces in pairs do cancel',
          'Then no cart could ever move. Forces cancel only when they act on the same thing. Do they here?',
        ],
      ],
      hints: [
        'On what does the pull of the horse act? On what does the pull of the cart act?',
        'Only forces on the same thing can cancel.',
      ],
      solution: [
        'The horse pulls on the cart. The cart pulls on the horse.',
        'For the motion of the cart, only forces on the cart count: the pull of the horse and friction.',
        'If that pull is larger than the friction, the cart speeds up.',
      ],
    },
    {
      stem: 'A helmet has a thick layer of foam inside. How does the foam protect the head when it hits the ground?',
      right: 'It makes the stop last longer, so the force is smaller',
      wrong: [
        [
          'no-push-back',
          'It takes all the force, so none reaches the head',
          'A force must act on the head, or it would not stop. What makes it smaller?',
        ],
        [
          'mass-alone',
          'It makes the head heavier, so the force is smaller',
          'The foam weighs very little. What does it do with the time of the stop?',
        ],
        [
          'force-runs-out',
          'It stores the force, so it cannot get out again',
          'A force is not a thing that can be stored. What does the foam do while it is squeezed?',
        ],
      ],
      hints: [
        'The head has to stop in any case. What can be different about the stop?',
        'A smaller change of speed each second needs a smaller force.',
      ],
      solution: [
        'To stop the head, its velocity has to change from fast to zero.',
        'Foam gets squeezed, so the stop takes longer, and the velocity changes less each moment.',
        'A smaller acceleration needs a smaller force.',
      ],
    },
    {
      stem: 'A team tests two bumpers. Cart P with a foam bumper hits a wall at 2 m/s, cart Q with a spring bumper at 4 m/s. The dent in Q is larger. They say: “Foam is better.” What is wrong?',
      right: 'The speeds differ too, so it is no fair test',
      wrong: [
        [
          'changes-other',
          'Dents cannot tell anything about a force',
          'A larger dent does hint at a larger force. But could the cause be something else than the bumper?',
        ],
        [
          'changes-two',
          'Nothing, as a smaller dent is always better',
          'Compare the two trials: which things differ? Only the bumpers?',
        ],
        [
          'bigger-pushes-harder',
          'The wall pushes harder than each of the carts',
          'A wall and a cart push each other equally hard. Compare the trials: what differs?',
        ],
      ],
      hints: ['Which things differ between P and Q?', 'In a fair test only the bumpers may differ.'],
      solution: [
        'Two things differ: the bumper and the speed.',
        'A faster cart makes a larger dent in any case.',
        'So one cannot tell what the bumper does. Both carts need the same speed and mass.',
      ],
    },
    {
      stem: 'A skydiver speeds up at first, and then falls at a steady speed before the parachute opens. What explains the steady speed?',
      right: 'Air drag grew until it was as large as the weight',
      wrong: [
        [
          'force-runs-out',
          'Gravity was used up after the first seconds',
          'Gravity is not used up. The weight stays the same. What grows with speed?',
        ],
        [
          'motion-needs-force',
          'Air drag is larger than the weight by now',
          'Then the skydiver would get slower. At steady speed, what is the net force?',
        ],
        [
          'speed-is-force',
          'Gravity grew until the speed was at its largest',
          'The weight stays about the same all the way. Which force depends on speed?',
        ],
      ],
      hints: [
        'At steady speed, what is the net force?',
        'Which of the two forces changes with speed: weight or drag?',
      ],
      solution: [
        'At first drag is small, so the net force points down and the speed grows.',
        'Drag grows with speed until it is as large as the weight.',
        'Then the net force is zero and the speed is steady.',
      ],
    },
    {
      stem: 'The Moon moves around the Earth at almost steady speed. Is there a net force on it?',
      right: 'Yes, as the direction of its velocity changes',
      wrong: [
        [
          'motion-needs-force',
          'No, as its speed stays almost the same',
          'Velocity is speed together with direction. Does its direction stay the same?',
        ],
        [
          'motion-needs-force',
          'Yes, as something pushes it along its path',
          'Nothing pushes it along. It would move on by itself, but in a straight line. What bends its path?',
        ],
        [
          'always-cancels',
          'No, as gravity is balanced by its motion',
          'Motion is not a force and cannot balance one. What would the Moon do without a net force?',
        ],
      ],
      hints: [
        'Without a net force, a thing moves in a straight line. Does the Moon?',
        'Velocity is speed and direction.',
      ],
      solution: [
        'Without a net force the Moon would move in a straight line.',
        'Its path bends, so its velocity changes all the time, though the speed hardly does.',
        'The gravity of the Earth is the net force that bends it.',
      ],
    },
    {
      stem: 'Two carts are joined by a squeezed spring and let go. P has 1 kg, Q has 3 kg. How do they fly apart?',
      right: 'Equal forces, but P gets three times the acceleration',
      wrong: [
        [
          'bigger-pushes-harder',
          'Q is pushed harder, so both get the same acceleration',
          'The spring pushes both equally hard. What does the same force do to 1 kg and to 3 kg?',
        ],
        [
          'force-alone',
          'Equal forces, so both get the same acceleration',
          'The forces are equal, that is right. But the masses differ. What does that change?',
        ],
        [
          'heavy-is-strong',
          'Equal forces, but Q gets three times the acceleration',
          'The forces are equal, that is right. But more mass speeds up less, not more.',
        ],
      ],
      hints: [
        'How hard does the spring push on each cart?',
        'Acceleration is force divided by mass. What are the masses?',
      ],
      solution: [
        'The spring pushes both carts equally hard, opposite ways.',
        'Acceleration is force divided by mass, and Q has three times the mass.',
        'So P gets three times the acceleration of Q.',
      ],
    },
    {
      stem: 'A student drops a flat sheet of paper and a crumpled one. The crumpled one lands first. What does that show?',
      right: 'Shape changes the drag of the air',
      wrong: [
        [
          'heavier-falls-faster',
          'Crumpled paper is heavier',
          'Both sheets have the same mass: crumpling adds no paper. What changed?',
        ],
        [
          'heavier-falls-faster',
          'Gravity pulls harder on a ball',
          'Gravity depends on mass, not on shape. Which other force acts on falling paper?',
        ],
        [
          'motion-needs-force',
          'Flat things need a push to fall',
          'Gravity pulls on both. Which other force slows the flat sheet?',
        ],
      ],
      hints: [
        'What is the same for both sheets, and what is different?',
        'Two forces act on falling paper. Which one depends on shape?',
      ],
      solution: [
        'Both have the same mass and so the same weight.',
        'The flat sheet meets more air, so the drag on it is larger.',
        'Its net force is smaller, so it speeds up less.',
      ],
    },
    {
      stem: 'A tug pulls a barge at a steady 3 m/s with 5,000 N. Then the rope breaks. What does the barge do at first?',
      right: 'It moves on and gets slower, because of the drag',
      wrong: [
        [
          'motion-needs-force',
          'It stops at once, as nothing pulls it',
          'A pull is not needed to keep moving. What will change its motion now?',
        ],
        [
          'force-runs-out',
          'It keeps its speed until the 5,000 N are used up',
          'The pull ended with the rope. Nothing of it stays in the barge. Which force is left?',
        ],
        [
          'always-cancels',
          'It moves on at 3 m/s, as forces still balance',
          'Before, pull and drag balanced. The pull is gone. What about the drag?',
        ],
      ],
      hints: [
        'Which forces acted before the rope broke? Which are left?',
        'The net force now points backward. What does that do to a thing that moves forward?',
      ],
      solution: [
        'At steady speed pull and drag balanced, 5,000 N each.',
        'Without the pull only drag is left, and it points backward.',
        'So the barge still moves forward, but gets slower.',
      ],
    },
    {
      stem: 'Two skaters stand still on smooth ice, face to face. {name} pushes the other one, who does nothing. Who moves?',
      right: 'Both, in opposite directions',
      wrong: [
        [
          'no-push-back',
          'Only the one who was pushed',
          '{name} is pushed back as hard as the push. What happens on ice?',
        ],
        [
          'no-push-back',
          'Only {name}, who did the pushing',
          '{name} does get pushed back. But a force acts on the other one as well.',
        ],
        [
          'always-cancels',
          'Neither, as both pushes cancel',
          'The two pushes act on different people, so they cannot cancel. What does each of them do?',
        ],
      ],
      hints: [
        'Forces come in pairs. On whom does each of the two act?',
        'What does a net force do to someone who stands on ice?',
      ],
      solution: [
        'The push acts on the other skater. The push back, just as large, acts on {name}.',
        'On ice there is hardly any friction, so each has a net force.',
        'Both start to move, in opposite directions.',
      ],
    },
  ],
}
