import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Parts of the body at each level of organization. */
export const levelCards: readonly {
  text: string
  level: 'Cell' | 'Tissue' | 'Organ' | 'Organ system'
  why: string
}[] = [
  { text: 'one red blood cell', level: 'Cell', why: 'It is one single unit that carries oxygen.' },
  { text: 'one nerve cell', level: 'Cell', why: 'It is one single unit that carries signals.' },
  { text: 'one muscle fiber cell', level: 'Cell', why: 'It is one single unit that can shorten.' },
  { text: 'one bone cell', level: 'Cell', why: 'It is one single unit that lives inside bone.' },
  { text: 'a layer of similar skin cells', level: 'Tissue', why: 'Many similar cells work together.' },
  { text: 'muscle fibers that shorten together', level: 'Tissue', why: 'Many similar cells work together.' },
  {
    text: 'fat cells side by side that store energy',
    level: 'Tissue',
    why: 'Many similar cells work together.',
  },
  {
    text: 'a thin layer of similar cells that lines the gut',
    level: 'Tissue',
    why: 'Many similar cells work together.',
  },
  { text: 'the stomach', level: 'Organ', why: 'It has muscle tissue, lining tissue, and nerve tissue.' },
  { text: 'the heart', level: 'Organ', why: 'It has muscle tissue, nerve tissue, and other tissues.' },
  { text: 'the brain', level: 'Organ', why: 'It has nerve tissue, blood vessels, and other tissues.' },
  { text: 'a kidney', level: 'Organ', why: 'It has tissues that filter and tissues that hold it together.' },
  {
    text: 'mouth, stomach, and intestines together',
    level: 'Organ system',
    why: 'Several organs share the job of digestion.',
  },
  {
    text: 'heart and all blood vessels together',
    level: 'Organ system',
    why: 'Several organs share the job of moving blood.',
  },
  {
    text: 'brain, spinal cord, and nerves together',
    level: 'Organ system',
    why: 'Several organs share the job of carrying signals.',
  },
  {
    text: 'windpipe and lungs together',
    level: 'Organ system',
    why: 'Several organs share the job of breathing.',
  },
]

/** What happens in a body that is at work, each event beyond doubt of one system. */
export const events: readonly { text: string; system: string }[] = [
  { text: 'A signal runs from the eye to the brain', system: 'Nervous system' },
  { text: 'The brain decides to jump', system: 'Nervous system' },
  { text: 'The spinal cord passes a signal on to the legs', system: 'Nervous system' },
  { text: 'Air flows down the windpipe', system: 'Respiratory system' },
  { text: 'Carbon dioxide is breathed out', system: 'Respiratory system' },
  { text: 'Lungs fill with fresh air', system: 'Respiratory system' },
  { text: 'Red blood cells carry oxygen to the arms', system: 'Circulatory system' },
  { text: 'The heart beats faster', system: 'Circulatory system' },
  { text: 'Blood brings sugar to the legs', system: 'Circulatory system' },
  { text: 'Stomach acid breaks down a banana', system: 'Digestive system' },
  { text: 'Bile helps to break down fat', system: 'Digestive system' },
  { text: 'Nutrients are taken up in the small intestine', system: 'Digestive system' },
  { text: 'Kidneys remove waste from the blood', system: 'Excretory system' },
  { text: 'Urine is stored in the bladder', system: 'Excretory system' },
  { text: 'Extra water is filtered out by the kidneys', system: 'Excretory system' },
]

/** Where two systems meet: something is handed over, or one makes the other act. */
export const meetings: readonly { pair: string; cards: readonly string[]; why: string }[] = [
  {
    pair: 'Respiratory and circulatory',
    cards: [
      'Oxygen leaves the air in the lungs and joins red blood cells',
      'Carbon dioxide passes from the blood into the air in the lungs',
      'Tiny blood vessels wrap around each air sac of the lungs',
    ],
    why: 'gases pass between air and blood',
  },
  {
    pair: 'Digestive and circulatory',
    cards: [
      'Sugar passes through the wall of the gut into tiny blood vessels',
      'After a large meal, more blood flows to the stomach and the gut',
      'Water leaves the large intestine and gets into the blood',
    ],
    why: 'the gut hands nutrients and water over to the blood',
  },
  {
    pair: 'Excretory and circulatory',
    cards: [
      'Waste is filtered out of the blood',
      'Extra water in the blood ends up in urine',
      'The heart sends a large part of the blood through the kidneys',
    ],
    why: 'the kidneys take waste and water out of the blood',
  },
  {
    pair: 'Nervous and muscular',
    cards: [
      'A signal makes a muscle in the hand shorten',
      'The brain tells the leg muscles to stop',
      'A cut nerve leaves the muscles of a finger still',
    ],
    why: 'signals make muscles act',
  },
  {
    pair: 'Skeletal and muscular',
    cards: [
      'A muscle shortens, and the arm bone turns at the elbow',
      'Muscles of the neck tilt the skull',
      'A muscle of the thigh pulls the shin bone forward',
    ],
    why: 'muscles pull on bones',
  },
]

/** Paths through the body. In a slip, the step counted first is put before the second, and should not be. */
export const routes: readonly {
  stem: string
  steps: readonly string[]
  slips: readonly { before: readonly [number, number]; misconception: string; feedback: string }[]
  hint: string
  why: string
}[] = [
  {
    stem: 'Oxygen from the air reaches a cell in a leg muscle.',
    steps: [
      'Air comes in through nose and windpipe',
      'In the lungs, oxygen passes into the blood',
      'Blood flows from the lungs to the heart',
      'The heart pumps the blood toward the leg',
      'Oxygen passes from the blood into the cell',
    ],
    slips: [
      {
        before: [2, 1],
        misconception: 'air-in-heart',
        feedback:
          'You sent it to the heart before it was in the blood. Air does not go through the heart. Where does oxygen pass into the blood?',
      },
      {
        before: [3, 2],
        misconception: 'wrong-system',
        feedback:
          'The heart can only pump out blood that has come into it. How does blood with oxygen get to the heart?',
      },
      {
        before: [4, 3],
        misconception: 'systems-separate',
        feedback:
          'The leg is far from the lungs. What has to happen before the oxygen can get into a cell there?',
      },
      {
        before: [1, 0],
        misconception: 'air-in-heart',
        feedback:
          'Before oxygen can pass into the blood, the air has to get into the lungs. How does it get there?',
      },
    ],
    hint: 'Air goes only as far as the lungs. From there, oxygen travels in the blood, and all of this blood passes through the heart first.',
    why: 'Two systems share the work: the respiratory system takes oxygen in, and the circulatory system carries it.',
  },
  {
    stem: 'Starch from bread reaches a muscle cell as sugar.',
    steps: [
      'Teeth and saliva begin to break the bread down',
      'The food slides down to the stomach',
      'In the small intestine, starch is broken down to sugar',
      'Sugar passes through the wall of the gut into the blood',
      'Blood carries the sugar to the muscle cell',
    ],
    slips: [
      {
        before: [3, 2],
        misconception: 'food-goes-whole',
        feedback: 'Starch is too large to pass into the blood. What has to happen to it first?',
      },
      {
        before: [4, 3],
        misconception: 'food-goes-whole',
        feedback:
          'You let the blood carry the sugar before it was in the blood. How does it get from the gut into the blood?',
      },
      {
        before: [2, 1],
        misconception: 'mixes-organs',
        feedback: 'Which comes first on the way of the food: the stomach, or the small intestine?',
      },
      {
        before: [1, 0],
        misconception: 'mixes-organs',
        feedback: 'Digestion begins before the food gets to the stomach. Where?',
      },
    ],
    hint: 'First follow the food on its way down. Then ask where the sugar leaves the gut, and how it gets to the muscle.',
    why: 'The digestive system makes nutrients small enough, and the circulatory system carries them to the cells.',
  },
  {
    stem: 'Carbon dioxide from a muscle cell leaves the body.',
    steps: [
      'The cell gives off carbon dioxide into the blood',
      'Blood carries it back to the heart',
      'The heart pumps the blood to the lungs',
      'It passes from the blood into the air in the lungs',
      'It leaves the body through windpipe and nose',
    ],
    slips: [
      {
        before: [3, 2],
        misconception: 'air-in-heart',
        feedback:
          'Carbon dioxide can get into the air of the lungs only when the blood has brought it there. What pumps the blood there?',
      },
      {
        before: [2, 1],
        misconception: 'wrong-system',
        feedback:
          'The heart can only pump blood that has come back to it. How does the blood get from the muscle to the lungs?',
      },
      {
        before: [1, 0],
        misconception: 'systems-separate',
        feedback: 'Where is the carbon dioxide made? It starts there.',
      },
      {
        before: [4, 3],
        misconception: 'air-in-heart',
        feedback:
          'The windpipe is the way out for air. So what must happen before the carbon dioxide can leave that way?',
      },
    ],
    hint: 'It starts in the cell. Blood from all parts of the body goes back to the heart first, and then to the lungs.',
    why: 'The circulatory system brings it to the lungs, and the respiratory system gives it off.',
  },
  {
    stem: 'You see a ball coming and catch it.',
    steps: [
      'Light from the ball reaches cells in the eye',
      'A nerve carries a signal from the eye to the brain',
      'The brain works out where the ball is going',
      'Signals run through spinal cord and nerves to the arm',
      'Muscles shorten and pull on bones of the arm',
    ],
    slips: [
      {
        before: [2, 1],
        misconception: 'brain-only-thinks',
        feedback: 'The brain can know of the ball only through a signal. How does it get there?',
      },
      {
        before: [4, 3],
        misconception: 'systems-separate',
        feedback: 'Muscles do not know of the ball by themselves. What tells them to shorten?',
      },
      {
        before: [3, 2],
        misconception: 'brain-only-thinks',
        feedback: 'Before signals go out to the arm, something has to decide what the arm should do.',
      },
      {
        before: [1, 0],
        misconception: 'systems-separate',
        feedback: 'What has to happen in the eye before there is a signal?',
      },
    ],
    hint: 'A sense organ comes first, then signals go in to the brain. Other signals go out from it.',
    why: 'The nervous, muscular, and skeletal systems work together in less than a second.',
  },
  {
    stem: 'Waste from a cell in the liver leaves the body in urine.',
    steps: [
      'The cell gives the waste off into the blood',
      'Blood carries the waste to the kidneys',
      'The kidneys filter the waste out and make urine',
      'Urine flows down to the bladder',
      'The bladder empties',
    ],
    slips: [
      {
        before: [3, 2],
        misconception: 'waste-mixed',
        feedback: 'There is no urine before the blood is filtered. Which organ makes it?',
      },
      {
        before: [2, 1],
        misconception: 'systems-separate',
        feedback: 'How does waste from the liver get to the kidneys? Another system has to carry it.',
      },
      {
        before: [4, 3],
        misconception: 'mixes-organs',
        feedback: 'The bladder is a store. What has to flow into it before it can be emptied?',
      },
      {
        before: [1, 0],
        misconception: 'systems-separate',
        feedback: 'Where is the waste made? Start there.',
      },
    ],
    hint: 'It starts in the cell. Blood takes the waste along until it is filtered. What is made then, and where is it stored?',
    why: 'The circulatory system brings waste to the kidneys, and the excretory system removes it.',
  },
  {
    stem: 'You start to run, and your body answers.',
    steps: [
      'The brain sends signals to the muscles of the legs',
      'The muscles shorten again and again, so they use up more oxygen',
      'More carbon dioxide gets from the muscles into the blood',
      'The brain notices this and makes breathing faster',
      'More oxygen gets into the blood in the lungs',
    ],
    slips: [
      {
        before: [3, 2],
        misconception: 'systems-separate',
        feedback: 'The brain reacts to something in the blood. What has to change in the blood before that?',
      },
      {
        before: [1, 0],
        misconception: 'brain-only-thinks',
        feedback: 'Leg muscles shorten when they get signals. Where do these come from?',
      },
      {
        before: [4, 3],
        misconception: 'systems-separate',
        feedback:
          'Before more oxygen gets in, more air has to get into the lungs. What makes the breathing faster?',
      },
      {
        before: [2, 1],
        misconception: 'systems-separate',
        feedback: 'Where does the extra carbon dioxide come from? Something has to work harder first.',
      },
    ],
    hint: 'Running begins with a signal. Hard work in the muscles changes the blood, and the brain notices that.',
    why: 'The nervous, muscular, circulatory, and respiratory systems all take part.',
  },
]

/** One part of the body and what it is made of. */
const made = [
  { what: 'a bone', inside: 'bone cells sit in hard material that they made' },
  { what: 'the heart', inside: 'muscle cells, nerve cells, and others are packed side by side' },
  { what: 'the brain', inside: 'billions of nerve cells and other cells are packed side by side' },
  { what: 'the skin', inside: 'cells lie in many layers' },
].map(({ what, inside }): ConceptQuestion => ({
  stem: `{name} asks if ${what} is made of cells. What is right?`,
  right: 'Yes: groups of cells form its tissues, and these form the organ',
  wrong: [
    [
      'not-of-cells',
      'No: cells are in the blood only, which flows through it',
      `Blood brings what living cells need. Which cells need it there? Think of what ${what} itself is made of.`,
    ],
    [
      'not-of-cells',
      'No: only plants and tiny living things are made of cells',
      'What are all living things made of, people as well?',
    ],
    [
      'levels-swapped',
      'Yes: it is one single cell that has grown very large',
      'One cell is far too small to be seen well without a microscope. How many would such a part need?',
    ],
  ],
  hints: ['What are all living things made of?', 'An organ has several tissues. What is a tissue made of?'],
  solution: [
    'Every organ of the body is made of tissues, and each tissue is a group of cells.',
    `In ${what}, ${inside}.`,
  ],
}))

/** Which system a thing that happens belongs to. */
const doing = [
  {
    event: 'Blood with oxygen flows from the chest to the toes.',
    right: 'Circulatory system',
    wrong: ['Respiratory system', 'Digestive system', 'Nervous system'],
    why: 'Heart and blood vessels move the blood. They are the circulatory system.',
  },
  {
    event: 'A signal runs from a burned finger to the spinal cord and back.',
    right: 'Nervous system',
    wrong: ['Muscular system', 'Circulatory system', 'Skeletal system'],
    why: 'Nerves and the spinal cord carry signals. They are parts of the nervous system.',
  },
  {
    event: 'Nutrients pass through the wall of the small intestine.',
    right: 'Digestive system',
    wrong: ['Excretory system', 'Respiratory system', 'Muscular system'],
    why: 'The small intestine belongs to the digestive system.',
  },
  {
    event: 'Waste is filtered out of the blood, and urine is made.',
    right: 'Excretory system',
    wrong: ['Digestive system', 'Respiratory system', 'Nervous system'],
    why: 'The kidneys make urine. They belong to the excretory system.',
  },
  {
    event: 'Ribs protect the lungs when you bump into a door.',
    right: 'Skeletal system',
    wrong: ['Respiratory system', 'Muscular system', 'Nervous system'],
    why: 'Ribs are bones. They protect organs of another system.',
  },
].map(({ event, right, wrong, why }): ConceptQuestion => ({
  stem: `${event} Which system does the main part of this work?`,
  right,
  wrong: wrong.map((text) => [
    'wrong-system',
    text,
    `Which organs does the ${text.toLowerCase()} have? Do they do what is told here?`,
  ]),
  hints: [
    'Name the organ that does it. Then ask which system it belongs to.',
    'What moves here: air, blood, food, urine, a signal? Or does something give support?',
  ],
  solution: [why, 'Most events in the body need other systems, too, but one does the main part.'],
}))

const easy: readonly ConceptQuestion[] = [
  ...made,
  ...doing,
  {
    stem: 'What is the right order from the smallest part to the largest?',
    right: 'Cell, tissue, organ, organ system',
    wrong: [
      [
        'levels-swapped',
        'Tissue, cell, organ, organ system',
        'What is a tissue made of? That must be smaller.',
      ],
      [
        'levels-swapped',
        'Cell, organ, tissue, organ system',
        'The heart is an organ. It has muscle tissue and other tissues. So which is part of which?',
      ],
      [
        'levels-swapped',
        'Organ, tissue, cell, organ system',
        'An organ such as the heart can be seen. Can you see a single cell of it?',
      ],
    ],
    hints: [
      'Think of the heart, of its muscle, and of one cell of this muscle.',
      'Similar cells form a tissue. What do several tissues form?',
    ],
    solution: [
      'Similar cells form a tissue. Several tissues form an organ.',
      'Organs that share a job form an organ system.',
    ],
  },
  {
    stem: 'The brain is an organ of the nervous system. Which of these does it do?',
    right: 'It controls breathing and balance, and it thinks',
    wrong: [
      [
        'brain-only-thinks',
        'It thinks and does nothing else',
        'You go on breathing in your sleep. What controls that?',
      ],
      [
        'wrong-system',
        'It pumps blood to the head',
        'Blood is pumped by one organ for the whole body. Which one?',
      ],
      [
        'systems-separate',
        'It works alone and needs nothing from any other system',
        'The brain needs oxygen and sugar. Who brings these?',
      ],
    ],
    hints: ['Does the brain rest when you sleep?', 'Who keeps you breathing while you sleep?'],
    solution: [
      'The brain thinks, but it also controls breathing, balance, and much more, even in sleep.',
      'For this it needs oxygen and sugar, which blood brings.',
    ],
  },
]

/** Two systems that need each other. */
const pairs = [
  {
    systems: 'the respiratory and the circulatory system',
    right: 'One takes oxygen in, and the other carries it to all cells',
    wrong: [
      'Both fill with air, and air flows from one into the other',
      'air-in-heart',
      'Air goes only as far as the lungs. What passes from there into the blood?',
    ],
    why: 'In the lungs, oxygen passes into the blood, and the blood takes it along.',
  },
  {
    systems: 'the digestive and the circulatory system',
    right: 'One breaks food down, and the other carries nutrients to all cells',
    wrong: [
      'Both carry pieces of food, which reach the muscles whole',
      'food-goes-whole',
      'Pieces of food are far too large for the blood. What happens to food first?',
    ],
    why: 'Food becomes small nutrients. These pass through the wall of the small intestine into the blood.',
  },
  {
    systems: 'the muscular and the skeletal system',
    right: 'One pulls, and the other is stiff and gets moved',
    wrong: [
      'Both can shorten, and bones bend when they shorten',
      'wrong-system',
      'Bones are stiff. Which of the two can shorten?',
    ],
    why: 'A muscle shortens and pulls on a bone, which turns at a joint.',
  },
  {
    systems: 'the circulatory and the excretory system',
    right: 'One brings waste along, and the other filters it out',
    wrong: [
      'Both carry leftovers of food from the stomach to the bladder',
      'waste-mixed',
      'Leftovers of food leave through the large intestine. What do the kidneys filter?',
    ],
    why: 'Cells give off waste into the blood. The kidneys filter the blood and make urine.',
  },
  {
    systems: 'the nervous and the muscular system',
    right: 'One sends signals, and the other shortens when it gets them',
    wrong: [
      'Both can think, but only one is in the head',
      'brain-only-thinks',
      'Can a muscle think? What makes a muscle shorten?',
    ],
    why: 'Nerves carry signals to the muscles, and the muscles shorten.',
  },
].map(({ systems, right, wrong: [text, misconception, told], why }): ConceptQuestion => ({
  stem: `How do ${systems} work together?`,
  right,
  wrong: [
    [misconception ?? '', text ?? '', told ?? ''],
    [
      'systems-separate',
      'They do not: each of the two does its own job and needs no other',
      'What would happen to one of the two if the other stopped?',
    ],
    [
      'systems-separate',
      'They take turns: while one of the two works, the other one rests',
      'Your heart, lungs, and brain never stop. Do these two have to wait for each other?',
    ],
  ],
  hints: [
    'Say for each of the two what it does.',
    'Now ask what one of them hands over to the other, or does for it.',
  ],
  solution: [why, 'So what one system does is of use only together with the other.'],
}))

/** Something that goes wrong in one system, and what follows elsewhere. */
const failures = [
  {
    stem: 'In a person with asthma, the airways are narrow, and little air gets into the lungs. The person gets tired fast when running. Why?',
    right: 'Less oxygen gets into the blood, so muscles get too little',
    wrong: [
      [
        'air-in-heart',
        'Less air gets into the heart, so it has nothing to pump',
        'The heart pumps blood, not air. What is missing in the blood?',
      ],
      [
        'systems-separate',
        'The muscles are weak, and the lungs have nothing to do with it',
        'The muscles are healthy. What do they need that comes in through the lungs?',
      ],
      [
        'wrong-system',
        'Less food is digested, so the muscles get no sugar',
        'Airways lead to the lungs, not to the gut. What comes in through the lungs?',
      ],
    ],
    why: 'Oxygen gets into the blood in the lungs. With less air there is less oxygen for the muscles.',
  },
  {
    stem: 'A disease damages the wall of a person’s small intestine. The person eats well but loses weight and feels weak. Why?',
    right: 'Fewer nutrients pass into the blood, so all cells get less',
    wrong: [
      [
        'food-goes-whole',
        'Food goes to the muscles in pieces that are too large',
        'Food never goes to the muscles in pieces. What passes through the wall of the small intestine?',
      ],
      [
        'systems-separate',
        'Only the gut is ill, so weak muscles must have another cause',
        'Where do the nutrients of the muscles come from?',
      ],
      [
        'waste-mixed',
        'Waste from the blood cannot leave through the gut',
        'Waste in the blood is filtered by the kidneys. What passes through the wall of the gut, and which way?',
      ],
    ],
    why: 'Nutrients pass through the wall of the small intestine into the blood. If it is damaged, less gets through.',
  },
  {
    stem: 'A person’s kidneys stop working. After some days, the brain and the heart do not work well, either. Why?',
    right: 'Waste stays in the blood and harms cells in other organs',
    wrong: [
      [
        'waste-mixed',
        'Leftovers of food pile up in the stomach',
        'Leftovers of food take another way. What do the kidneys clean?',
      ],
      [
        'systems-separate',
        'It is by chance: kidneys have nothing to do with the brain',
        'Blood flows through all of these organs. What is in it now?',
      ],
      [
        'wrong-system',
        'The kidneys no longer pump blood to the brain and the heart',
        'Kidneys do not pump. What do they do with the blood?',
      ],
    ],
    why: 'The kidneys filter waste out of the blood. Without them, waste goes everywhere with the blood.',
  },
  {
    stem: 'A person’s blood has too few red blood cells. Though the lungs are healthy, the heart beats faster even at rest. Why?',
    right: 'Blood carries less oxygen, so it is pumped around faster',
    wrong: [
      [
        'air-in-heart',
        'The heart fills with air, since no cells are there',
        'Blood still fills the heart. What do red blood cells carry?',
      ],
      [
        'systems-separate',
        'The heart is ill, since each organ of the body works on its own',
        'The heart reacts to what the body needs. What do the cells get too little of?',
      ],
      [
        'wrong-system',
        'The heart has to digest the food faster',
        'The heart does not digest. What does it move around the body?',
      ],
    ],
    why: 'Red blood cells carry oxygen. With fewer of them, more blood must flow to bring the same oxygen.',
  },
  {
    stem: 'A nerve to the leg is cut in an accident. Blood flows well in the leg, and bones and muscles are not hurt. Yet the leg cannot be moved. Why?',
    right: 'Signals from the brain no longer reach the muscles',
    wrong: [
      [
        'systems-separate',
        'The muscles must be hurt as well, since only they move a leg',
        'The text says that they are not hurt. What do muscles wait for?',
      ],
      [
        'wrong-system',
        'Oxygen no longer reaches the muscles',
        'Blood flows well, and blood carries the oxygen. What does a nerve carry?',
      ],
      [
        'brain-only-thinks',
        'The brain forgot how to walk',
        'The brain was not hurt. How does it tell the leg to move?',
      ],
    ],
    why: 'Nerves carry signals from the brain to the muscles. Without signals, muscles do not shorten.',
  },
  {
    stem: 'Smoke from a fire can hold a gas that takes the place of oxygen on red blood cells. A person who breathes it gets dizzy and weak, though the lungs are full of air. Why?',
    right: 'Blood carries less oxygen to the brain and the muscles',
    wrong: [
      [
        'air-in-heart',
        'The gas fills the heart, so there is no room for air',
        'Air is not in the heart at all. What do red blood cells carry, and to which organs?',
      ],
      [
        'systems-separate',
        'Only the lungs are harmed, so the dizziness comes from fear',
        'The brain needs something that the blood brings. What is missing now?',
      ],
      [
        'wrong-system',
        'The stomach cannot digest the smoke',
        'Smoke is breathed in, not eaten. What takes its place on the red blood cells?',
      ],
    ],
    why: 'Red blood cells carry oxygen. If another gas takes its place, too little oxygen gets to the organs.',
  },
  {
    stem: 'A student skips breakfast and lunch. In the afternoon, it gets hard to think. Why can that be?',
    right: 'Less sugar gets from the gut into the blood, so the brain gets less',
    wrong: [
      [
        'brain-only-thinks',
        'The brain needs no food, so it must be something else',
        'All cells need energy, and so do those of the brain. Where does it come from?',
      ],
      [
        'systems-separate',
        'The stomach and the brain have nothing to do with each other',
        'What does the brain get that comes from digested food?',
      ],
      [
        'food-goes-whole',
        'No pieces of food get from the stomach up into the brain',
        'Pieces of food never get there. What does the blood bring to the brain?',
      ],
    ],
    why: 'Brain cells need sugar. It comes from digested food and gets to the brain in the blood.',
  },
  {
    stem: 'A person has lost much blood in an accident. The person feels dizzy, and the heart beats very fast. Why?',
    right: 'With less blood, it takes a faster heart to bring the brain enough oxygen',
    wrong: [
      [
        'systems-separate',
        'The heart is hurt as well, since it would not react to anything else',
        'The heart reacts to what other organs need. What does the brain get too little of?',
      ],
      [
        'air-in-heart',
        'The heart has filled with air in place of the lost blood',
        'No air gets into the heart. What can the body do when there is less blood to carry oxygen?',
      ],
      [
        'wrong-system',
        'The heart beats fast in order to digest new blood',
        'The heart does not digest. What does it do to the blood that is left?',
      ],
    ],
    why: 'Less blood carries less oxygen. The brain gets too little and makes the heart beat faster.',
  },
  {
    stem: 'A virus makes a person lose much water through the gut. Soon the kidneys make very little urine. Why?',
    right: 'Blood has lost water, so the kidneys keep more of it in the body',
    wrong: [
      [
        'waste-mixed',
        'Leftovers of food no longer get into the kidneys',
        'Leftovers of food never get into the kidneys. What do the kidneys get, and what is in it?',
      ],
      [
        'systems-separate',
        'The virus must be in the kidneys, too, since the gut cannot matter to them',
        'Where does the water in the blood come from? What do kidneys do when there is little?',
      ],
      [
        'mixes-organs',
        'The bladder makes the urine, and it is empty now',
        'The bladder only stores urine. Which organ makes it, and out of what?',
      ],
    ],
    why: 'Water gets from the gut into the blood, and the kidneys let out what is too much. When there is little, they keep it.',
  },
].map(({ stem, right, wrong, why }): ConceptQuestion => ({
  stem,
  right,
  wrong: wrong.map(([misconception = '', text = '', told = '']) => [misconception, text, told] as const),
  hints: [
    'What is the job of the part that does not work?',
    'Who needs the result of that job? Follow it to the next system.',
  ],
  solution: [why, 'One system that fails has effects on others, since they work together.'],
}))

const middle: readonly ConceptQuestion[] = [...pairs, ...failures]

const hard: readonly ConceptQuestion[] = [
  {
    stem: 'Which observation is the best evidence that the digestive and the circulatory system work together?',
    right: 'After a meal with sugar, the blood holds more sugar',
    wrong: [
      [
        'beyond-data',
        'Stomach and heart are close to each other',
        'Things can be close and have nothing to do with each other. Which observation shows that something passes from one to the other?',
      ],
      [
        'beyond-data',
        'Both of the systems are made of cells',
        'That is true of all systems. Does it show that these two work together?',
      ],
      [
        'cause-from-pattern',
        'Most people have a pulse of more than 50 while they eat a meal',
        'People have a pulse all the time. Which observation shows that one system has an effect in the other?',
      ],
    ],
    hints: [
      'Evidence must show that something in one system has an effect in the other.',
      'Which observation tells of something that goes from the gut into the blood?',
    ],
    solution: [
      'Sugar comes from digested food. If there is more in the blood after a meal, it must have passed from the gut into the blood.',
      'The others are true, but they do not show that the two systems work together.',
    ],
  },
  {
    stem: 'Which observation is the best evidence that the muscular and the respiratory system work together?',
    right: 'When muscles work harder, breathing gets faster within a minute',
    wrong: [
      [
        'beyond-data',
        'Muscles and lungs both need space in the chest',
        'That tells of space. Does it show that one has an effect on the other?',
      ],
      [
        'beyond-data',
        'People with large muscles are often tall',
        'That does not tell of breathing at all. Which observation speaks of both systems at work?',
      ],
      [
        'cause-from-pattern',
        'Muscles and lungs both grow larger as a child gets older, year by year',
        'Nearly all organs grow as a child gets older. Does that show that one has an effect on the other?',
      ],
    ],
    hints: [
      'Look for an observation in which a change in one system is followed by a change in the other.',
      'What do hard-working muscles need, and how would you see it?',
    ],
    solution: [
      'Working muscles need more oxygen. Faster breathing brings it in.',
      'That breathing changes soon after the muscles work harder shows that the two are linked.',
    ],
  },
  {
    stem: '{name} finds that pulse and breathing rate rise together during exercise. {name} says, “So faster breathing makes the heart beat faster.” What is the best answer?',
    right: 'Both may have one cause, such as hard-working muscles',
    wrong: [
      [
        'cause-from-pattern',
        'Right: things that rise together must cause each other',
        'Ice cream sales and sunburns rise together, too. Could something else make both rise?',
      ],
      [
        'systems-separate',
        'Wrong: the two systems have nothing to do with each other',
        'They are linked: oxygen passes from the lungs into the blood. But does the pattern show which causes which?',
      ],
      [
        'cause-from-pattern',
        'Wrong: it must be the other way around',
        'The pattern does not tell that, either. What else changed when the exercise began?',
      ],
    ],
    hints: [
      'Two things rise together. Does this alone tell which causes which?',
      'What else changed at the same time, and could make both rise?',
    ],
    solution: [
      'A pattern shows that two things go together, not why.',
      'Here muscles began to work harder. Then the brain makes both breathing and heartbeat faster.',
    ],
  },
  {
    stem: '{name} wants to test if standing up changes the pulse. What should {name} do?',
    right: 'Measure the same people lying and standing, with nothing else changed',
    wrong: [
      [
        'beyond-data',
        'Measure one person while standing, and write down the pulse',
        'With one value, there is nothing to compare. What is needed to see a change?',
      ],
      [
        'cause-from-pattern',
        'Measure some people lying down, and then measure other people right after a run',
        'Here two things differ: the people, and the run. Which change would explain a difference?',
      ],
      [
        'beyond-data',
        'Ask many people whether they think that it does',
        'What people think is not a measurement. How could you find out?',
      ],
    ],
    hints: [
      'To see the effect of one thing, change only this one.',
      'What must be compared, and what must stay the same?',
    ],
    solution: [
      'The question is about standing and lying, so compare these two.',
      'The same people at rest, with all else unchanged, make it a fair test.',
    ],
  },
  {
    stem: 'High on a mountain, each breath holds less oxygen. After three weeks there, a hiker’s blood has more red blood cells. How does that help?',
    right: 'The blood can carry more oxygen from the lungs to the cells',
    wrong: [
      [
        'systems-separate',
        'It does not: blood has nothing to do with breathing or with thin air',
        'What do red blood cells carry, and where do they pick it up?',
      ],
      [
        'air-in-heart',
        'More air can get into the heart',
        'Air does not go into the heart. What do red blood cells carry?',
      ],
      [
        'wrong-system',
        'The blood can digest food faster',
        'Blood does not digest. What is scarce on the mountain, and what carries it in the body?',
      ],
    ],
    hints: ['What is scarce on the mountain?', 'What do red blood cells carry?'],
    solution: [
      'Red blood cells pick up oxygen in the lungs and carry it to all cells.',
      'With more of them, the blood picks up more oxygen even from thin air. The circulatory system makes up for what the respiratory system lacks.',
    ],
  },
  {
    stem: 'On a hot day, more blood flows through the skin, and the skin sweats. Body temperature hardly rises. Which claim fits this best?',
    right: 'Blood brings heat to the skin, and sweat takes it away as it dries',
    wrong: [
      [
        'systems-separate',
        'The skin cools the body all alone, without help from blood or any other system',
        'How does heat from inside the body get to the skin?',
      ],
      [
        'waste-mixed',
        'The skin sweats to get rid of leftovers of food',
        'Leftovers of food take another way. What does sweat do to the heat?',
      ],
      [
        'wrong-system',
        'The lungs send cold air through the blood to the skin',
        'Air does not flow in the blood. What does blood carry from inside to the skin on a hot day?',
      ],
    ],
    hints: [
      'Heat is inside the body. It has to get out.',
      'What does blood carry along, and what happens when sweat dries?',
    ],
    solution: [
      'Blood carries heat from inside to the skin.',
      'When sweat dries, it takes heat away. So the circulatory system and the skin keep the temperature steady together, under control of the brain.',
    ],
  },
  {
    stem: '{name} claims, “A heart cell, the heart, and the circulatory system help each other.” Which argument supports this best?',
    right: 'Cells shorten together, so the heart pumps, so blood brings oxygen to the cells',
    wrong: [
      [
        'levels-swapped',
        'The heart makes one large cell that pumps the blood of the system',
        'The heart is made of very many cells. What do they do together?',
      ],
      [
        'systems-separate',
        'Each heart cell lives on its own and needs no blood',
        'Heart cells work all the time. What do they need for that, and who brings it?',
      ],
      [
        'not-of-cells',
        'Blood pumps the heart and brings it oxygen, but the heart has no cells of its own',
        'Which of the two does the pumping? And what is heart muscle made of?',
      ],
    ],
    hints: [
      'Go from small to large: what do the cells do, what does the organ do, and what does the system do?',
      'Then ask what the system does for the cells.',
    ],
    solution: [
      'Heart muscle cells shorten together. That makes the heart pump.',
      'The heart moves the blood through the whole system, and the blood brings oxygen and sugar to the heart cells, too.',
    ],
  },
  {
    stem: 'After a big meal, more blood flows to the gut. {name} runs right after eating, and then the gut gets less blood. What is the best explanation?',
    right: 'Working muscles need much blood, and there is only so much to share',
    wrong: [
      [
        'systems-separate',
        'The gut does not need blood, since digestion works alone',
        'Who carries the nutrients away from the gut, and brings it oxygen?',
      ],
      [
        'food-goes-whole',
        'The food has left the gut and gone to the legs, where the muscles now need it',
        'Food does not go to the legs. What takes nutrients there, and how long does digestion take?',
      ],
      [
        'wrong-system',
        'Blood turns into muscle while {name} runs',
        'Blood carries things to muscles. Does it become muscle?',
      ],
    ],
    hints: [
      'How much blood is in the body? Can it be everywhere at once?',
      'Which organs need it most during a run?',
    ],
    solution: [
      'The body has a limited amount of blood. The nervous system sends more of it to where it is needed most.',
      'During a run these are the muscles. So the gut gets less, and digestion slows down.',
    ],
  },
  {
    stem: 'A scientist wants evidence that the nervous system controls the heartbeat. Which result would help most?',
    right: 'When a certain nerve to the heart is made active, the heart slows down',
    wrong: [
      [
        'beyond-data',
        'The heart and the brain both use a lot of oxygen, by day as well as by night',
        'All living cells use oxygen. Does this show control?',
      ],
      [
        'cause-from-pattern',
        'Many people with a fast pulse also think fast',
        'Even if so, it would be just a pattern. Which result changes one thing and watches the other?',
      ],
      [
        'beyond-data',
        'There is blood in the brain',
        'There is blood in all organs. Which result shows that signals change the heartbeat?',
      ],
    ],
    hints: [
      'To show control, something in one system must be changed on purpose.',
      'Then look for what happens in the other system.',
    ],
    solution: [
      'If making a nerve active changes the heartbeat, then signals of the nervous system have an effect on the heart.',
      'The other results only say that both organs are alive, or that things go together.',
    ],
  },
]

/** From one to the next, the questions go from parts to causes, and from causes to evidence. */
export const bodyQuestions: Record<Level, readonly ConceptQuestion[]> = { 1: easy, 2: middle, 3: hard }
