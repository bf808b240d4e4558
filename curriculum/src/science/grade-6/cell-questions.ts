import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** What a cell needs a lot of, and so which part it has many of. */
const busy = [
  {
    cell: 'A muscle cell of the heart',
    task: 'works day and night and uses much energy',
    part: 'mitochondria',
    wall: 'chloroplasts',
    why: 'release the energy in sugar',
  },
  {
    cell: 'A cell in the top layer of a leaf, right under its clear skin,',
    task: 'catches most of the light',
    part: 'chloroplasts',
    wall: 'nuclei',
    why: 'use light to make sugar',
  },
  {
    cell: 'A cell in the kidney',
    task: 'pumps substances back into the blood all day and uses much energy',
    part: 'mitochondria',
    wall: 'chloroplasts',
    why: 'release the energy in sugar',
  },
  {
    cell: 'A sperm cell',
    task: 'swims a long way and uses much energy for its size',
    part: 'mitochondria',
    wall: 'cell walls',
    why: 'release the energy in sugar',
  },
] as const

const partWrong = {
  chloroplasts: [
    'animal-like-plant',
    'Chloroplasts catch light, and animals have none. Where does an animal cell get its energy from?',
  ],
  nuclei: [
    'nucleus-does-all',
    'A cell needs its instructions once, not many times. Which part does the work here?',
  ],
  'cell walls': ['animal-like-plant', 'Animal cells have no cell walls. Which part has to do with energy?'],
  'cell membranes': [
    'mixes-up-parts',
    'A cell has one outer membrane, which controls what passes. Which part does the work here?',
  ],
  mitochondria: [
    'energy-parts-swapped',
    'Mitochondria release energy from sugar. Here the cell catches light: which part is for that?',
  ],
} as const

const manyParts = busy.map(({ cell, task, part, wall, why }): ConceptQuestion => ({
  stem: `${cell} ${task}. Of which part does it most likely have very many?`,
  right: part === 'mitochondria' ? 'Mitochondria' : 'Chloroplasts',
  wrong: [
    [
      partWrong[wall][0],
      wall === 'nuclei' ? 'Nuclei' : wall === 'chloroplasts' ? 'Chloroplasts' : 'Cell walls',
      partWrong[wall][1],
    ],
    [partWrong['cell membranes'][0], 'Cell membranes', partWrong['cell membranes'][1]],
    part === 'mitochondria'
      ? [partWrong.nuclei[0], 'Nuclei', partWrong.nuclei[1]]
      : [partWrong.mitochondria[0], 'Mitochondria', partWrong.mitochondria[1]],
  ],
  hints: [
    'What does this cell do more than others do?',
    `It ${task}. Which part ${part === 'mitochondria' ? 'has to do with releasing energy' : 'has to do with light'}?`,
  ],
  solution: [
    `This cell ${task}.`,
    `In a cell, ${part} ${why}.`,
    `So it needs very many ${part}. What a cell has most of fits what it does.`,
  ],
}))

/** A small body and a large one of the same build. */
const sizes = [
  { small: 'a mouse', large: 'an elephant', cell: 'skin cell' },
  { small: 'a kitten', large: 'the grown cat that it becomes', cell: 'skin cell' },
  { small: 'a small child', large: 'a tall adult', cell: 'cheek cell' },
  { small: 'a newborn puppy', large: 'the grown dog that it becomes', cell: 'cheek cell' },
].map(({ small, large, cell }): ConceptQuestion => ({
  stem: `Compare ${small} and ${large}. What is the main reason why one is so much larger?`,
  right: 'It has many more cells',
  wrong: [
    [
      'larger-cells',
      'Its cells are much larger',
      `Under a microscope, a ${cell} of one looks about as large as that of the other. So what must differ?`,
    ],
    [
      'larger-cells',
      'Its cells have grown and stretched',
      `A ${cell} grows only a little and then divides. What happens to the number of cells?`,
    ],
    [
      'all-is-cells',
      'It has more space between its cells',
      'Cells lie close together in both. Think of what happens when cells divide again and again.',
    ],
  ],
  hints: [
    'Think of two walls of the same kind of brick, a small one and a large one.',
    `Cells of the same kind have about the same size. So how can ${large} be larger?`,
  ],
  solution: [
    `A ${cell} is about equally large in both.`,
    'Bodies grow because cells divide, and so their number grows.',
    'The larger one has many more cells.',
  ],
}))

/** What {name} looks at, and whether it shows cells. */
const evidence = [
  {
    what: 'a thin slice of cork, cut from the bark of an oak',
    seen: 'rows of tiny boxes with stiff walls',
    right: 'Cork comes from something that was alive',
    not: 'Cork is still alive and growing',
    notSlip: 'cells-from-nothing',
    notWhy: 'The boxes are empty. What is left when the living part of a plant cell is gone?',
    why: 'The boxes are the walls of dead plant cells. Only living things make cells, so cork was once part of one.',
  },
  {
    what: 'a drop of pond water',
    seen: 'a clear blob that moves, takes in food, and splits in two',
    right: 'A single cell can be a living thing',
    not: 'It must be a piece of a larger animal',
    notSlip: 'one-cell-not-alive',
    notWhy: 'It feeds and makes more of its kind all by itself. Would a mere piece of an animal do that?',
    why: 'The blob feeds, moves, and splits in two. It does alone what living things do, so one cell can be a living thing.',
  },
  {
    what: 'a bit of white powder',
    seen: 'clear cubes with sharp edges, with nothing inside them, that do not change',
    right: 'It is likely not made of cells',
    not: 'Each cube is a cell with a wall',
    notSlip: 'all-is-cells',
    notWhy: 'A box shape is not enough. What would you expect inside a cell, or around it?',
    why: 'There is no membrane, and there are no parts inside. The cubes are crystals, such as salt, and no cells.',
  },
  {
    what: 'a thin piece of a mushroom',
    seen: 'long threads, each with a wall and with nuclei inside',
    right: 'Mushrooms are made of cells',
    not: 'The mushroom must be a kind of animal',
    notSlip: 'plants-not-cells',
    notWhy: 'Animals are not the only living things with cells. And animal cells have no walls.',
    why: 'Walls and nuclei are parts of cells. So mushrooms, like all living things, are made of cells.',
  },
].map(({ what, seen, right, not, notSlip, notWhy, why }): ConceptQuestion => ({
  stem: `Through a microscope, {name} looks at ${what}, and sees ${seen}. What can {name} best conclude?`,
  right,
  wrong: [
    [notSlip, not, notWhy],
    [
      'all-is-cells',
      'All things on Earth are made of cells',
      'One look at one thing cannot tell that of all things. Think of a stone: is it made of cells?',
    ],
    [
      'plants-not-cells',
      'Only animals are made of cells',
      'What {name} looked at is no animal. So it cannot show that only animals have cells.',
    ],
  ],
  hints: [
    'Go by what {name} saw. Which signs of cells are there: a layer around, parts inside, splitting in two?',
    'Then cross out each option that says more than what was seen.',
  ],
  solution: [`{name} saw ${seen}.`, why],
}))

const single: readonly ConceptQuestion[] = [
  {
    stem: 'Which of these is made of cells?',
    right: 'A fresh lettuce leaf',
    wrong: [
      ['all-is-cells', 'A grain of sand', 'Sand is broken rock. Was it ever alive?'],
      [
        'all-is-cells',
        'A drop of pure water',
        'Water is made of molecules, and these are far smaller than cells. Is water alive?',
      ],
      ['all-is-cells', 'A steel spoon', 'Steel is made of atoms. Was it ever alive?'],
    ],
    hints: ['Cells are what living things are made of.', 'Which of the four is, or was, a living thing?'],
    solution: [
      'A lettuce leaf is part of a living plant, so it is made of cells.',
      'Sand, water, and steel were never alive, so they have no cells.',
    ],
  },
  {
    stem: 'Which of these is a living thing that is just one cell?',
    right: 'An amoeba',
    wrong: [
      [
        'one-cell-not-alive',
        'An ant',
        'An ant is small, but you can see its legs and eyes. It takes very many cells to make these.',
      ],
      ['mixes-up-parts', 'A nucleus', 'A nucleus is a part of a cell. It cannot live alone.'],
      ['all-is-cells', 'A water molecule', 'A molecule is far smaller than a cell, and it is not alive.'],
    ],
    hints: [
      'It must be alive on its own, and so tiny that you need a microscope.',
      'Cross out what is not alive, what is only a part, and what has legs and eyes.',
    ],
    solution: [
      'A water molecule and a nucleus are no living things. An ant has very many cells.',
      'An amoeba is a single cell that moves, feeds, and makes more of its kind.',
    ],
  },
  {
    stem: 'A cut on {name}’s knee heals. Where do the new skin cells come from?',
    right: 'Skin cells near the cut divide',
    wrong: [
      [
        'cells-from-nothing',
        'Blood dries and turns into skin cells',
        'Dried blood makes a scab, which falls off later. What made the new skin under it?',
      ],
      [
        'cells-from-nothing',
        'Food turns into whole new cells',
        'Food brings matter and energy. But a new cell always comes from a cell that is there already.',
      ],
      [
        'larger-cells',
        'Old cells stretch until the gap is closed',
        'Cells cannot stretch that far. How can there be more cells than before?',
      ],
    ],
    hints: ['New cells do not appear out of nothing.', 'Which cells are there already, next to the cut?'],
    solution: [
      'A new cell comes from a cell that divides in two.',
      'Skin cells at the edge of the cut divide until the gap is closed.',
    ],
  },
  {
    stem: 'What do a rose, a robin, a mushroom, and a bacterium all have in common?',
    right: 'They are made of one cell or more',
    wrong: [
      [
        'all-cells-alike',
        'Their cells all have a nucleus',
        'The bacterium is a cell, too, but it has no nucleus.',
      ],
      [
        'animal-like-plant',
        'Their cells all have chloroplasts',
        'The robin and the mushroom do not make sugar from light.',
      ],
      ['one-cell-not-alive', 'They are made of many cells', 'Think of the bacterium. How many cells is it?'],
    ],
    hints: ['Test each option with the bacterium first.', 'Then test with the robin. Which option is left?'],
    solution: [
      'A bacterium is a single cell without a nucleus. A robin has no chloroplasts.',
      'What they share is this: each living thing is made of one cell or more.',
    ],
  },
  {
    stem: 'Which layer do both plant cells and animal cells have?',
    right: 'Cell membrane',
    wrong: [
      [
        'wall-is-membrane',
        'Cell wall',
        'The stiff wall is found in plants, not in animals. Which thin layer do all cells need?',
      ],
      ['mixes-up-parts', 'Tree bark', 'Bark is a layer of a whole tree, made of very many cells.'],
      ['mixes-up-parts', 'Eggshell', 'An eggshell lies around a whole egg and is not part of a cell.'],
    ],
    hints: [
      'Which layer controls what goes in and out?',
      'One option is stiff and found in plants only. Two others are not parts of cells.',
    ],
    solution: [
      'A cell wall is found around plant cells, not around animal cells.',
      'Every cell has a cell membrane, which controls what goes in and out.',
    ],
  },
  {
    stem: 'Why did nobody know about cells until microscopes were made?',
    right: 'Most cells are too small to be seen without one',
    wrong: [
      [
        'cells-from-nothing',
        'Living things had no cells in those days',
        'Living things have always been made of cells. What could people not do yet?',
      ],
      [
        'all-is-cells',
        'Microscopes turn matter into cells',
        'A microscope only makes things look larger. What was there before anybody looked?',
      ],
      [
        'plants-not-cells',
        'Cells are found only in rare sea animals',
        'Each leaf and each finger is made of cells. Why do we not see them?',
      ],
    ],
    hints: ['What does a microscope do?', 'How large is a cell, beside the thickness of a hair?'],
    solution: [
      'Most cells are thinner than a hair, so our eyes cannot make them out.',
      'A microscope makes them look larger, and so they could be found.',
    ],
  },
  {
    stem: 'Which part would you compare to the front door of a house, where it is decided what comes in and goes out?',
    right: 'Cell membrane',
    wrong: [
      [
        'wall-is-membrane',
        'Cell wall',
        'The wall gives support, as the bricks of a house do. Which part chooses what passes?',
      ],
      [
        'nucleus-does-all',
        'Nucleus',
        'The nucleus is more like a shelf of plans for the house. Which part is at the edge?',
      ],
      [
        'mixes-up-parts',
        'Mitochondria',
        'Mitochondria are more like a furnace: they release energy. Which part is at the edge?',
      ],
    ],
    hints: [
      'The part must lie at the edge of the cell.',
      'Two parts can lie at the edge. Which one chooses what passes, and which one only holds up the cell?',
    ],
    solution: [
      'The front door lies at the edge and lets some things pass.',
      'In a cell, that is what the cell membrane does.',
    ],
  },
]

const atGrade: readonly ConceptQuestion[] = [
  {
    stem: '{name} says: “Plant cells have chloroplasts, so they do not need mitochondria.” What is the best reply?',
    right: 'They do: sugar must still be broken down for energy',
    wrong: [
      [
        'plants-lack-mitochondria',
        'That is right: light gives them all the energy they use',
        'Light is stored in sugar first. Which part gets the energy out of sugar, also at night?',
      ],
      [
        'energy-parts-swapped',
        'They do: mitochondria help the chloroplasts catch light',
        'Mitochondria do not catch light. What do they do with sugar?',
      ],
      [
        'animal-like-plant',
        'That is right, and animal cells have both parts',
        'Animals make no sugar from light. Which of the two parts do they lack?',
      ],
    ],
    hints: [
      'What do chloroplasts make, and what happens to it next?',
      'Think of a plant at night. Where does its energy come from?',
    ],
    solution: [
      'Chloroplasts make sugar, which stores energy.',
      'To use that energy, the plant has to break down sugar. Mitochondria do that.',
      'So plant cells need both parts.',
    ],
  },
  {
    stem: 'A paramecium is one cell. It feeds, moves, gets rid of waste, and divides. Is it a living thing?',
    right: 'Yes, its one cell does all that is needed to live',
    wrong: [
      [
        'one-cell-not-alive',
        'No, a living thing needs many cells',
        'Go through what it does: it feeds, moves, and divides. What else would it need?',
      ],
      [
        'one-cell-not-alive',
        'No, it is only a part of a living thing',
        'It lives on its own. Of what would it be a part?',
      ],
      [
        'all-is-cells',
        'Yes, since all matter is alive',
        'A stone is matter, too. What does a paramecium do that a stone does not?',
      ],
    ],
    hints: [
      'What do all living things do?',
      'Compare the list of what it does with what you do to stay alive.',
    ],
    solution: [
      'It feeds, moves, gets rid of waste, and makes more of its kind.',
      'That is what living things do. So a single cell can be a living thing.',
    ],
  },
  {
    stem: 'An unknown cell has a wall, a membrane, a nucleus, and mitochondria, but no chloroplasts. From where may it come?',
    right: 'The root of a plant',
    wrong: [
      ['animal-like-plant', 'The muscle of a fish', 'It has a cell wall. Do animal cells have one?'],
      [
        'all-cells-alike',
        'A bacterium in the soil',
        'It has a nucleus and mitochondria. Does a bacterium have these?',
      ],
      [
        'wall-is-membrane',
        'The skin of a frog',
        'It has a cell wall besides the membrane. Do cells of a frog have one?',
      ],
    ],
    hints: [
      'Use each part to cross out options: first the wall, then the nucleus.',
      'The wall rules out animals. The nucleus rules out bacteria. Why may chloroplasts be missing?',
    ],
    solution: [
      'The wall shows that it is no animal cell. The nucleus shows that it is no bacterium.',
      'Root cells of plants grow in the dark, so they have no chloroplasts. A root fits.',
    ],
  },
  {
    stem: 'Which sentence about the nucleus is right?',
    right: 'It holds instructions that other parts carry out',
    wrong: [
      [
        'nucleus-does-all',
        'It thinks for the cell, just as a brain does',
        'A nucleus does not think or feel. What is stored in it?',
      ],
      [
        'nucleus-does-all',
        'It makes all the energy that the cell uses',
        'Another part releases energy from sugar. What is stored in the nucleus?',
      ],
      [
        'mixes-up-parts',
        'It decides what comes in through the outer edge',
        'It lies inside the cell. Which part lies at the edge?',
      ],
    ],
    hints: ['What is kept inside the nucleus?', 'DNA is like a book of recipes. Does a book cook by itself?'],
    solution: [
      'The nucleus holds DNA, and DNA carries instructions.',
      'Other parts carry them out, release energy, or let things in.',
    ],
  },
  {
    stem: 'Cells from a tall oak and from a small daisy are seen under a microscope. What is most likely?',
    right: 'Leaf cells of both have about the same size',
    wrong: [
      [
        'larger-cells',
        'The oak has far larger leaf cells',
        'A tall tree is built of more cells. Must each of them be larger?',
      ],
      [
        'plants-not-cells',
        'Only the daisy has cells, as wood is dead',
        'The leaves of the oak are alive, and even its wood is built of cell walls.',
      ],
      [
        'larger-cells',
        'The daisy has fewer and far larger cells',
        'It does have fewer. But why would each be far larger?',
      ],
    ],
    hints: [
      'Think of a small wall and a large wall made of bricks.',
      'What differs more between the two plants: how large their cells are, or how many there are?',
    ],
    solution: [
      'Cells of one kind have about the same size in small and in large plants.',
      'The oak has many more cells, not far larger ones.',
    ],
  },
  {
    stem: 'What is the same in a bacterium and in a cell of your skin?',
    right: 'Both have DNA and a membrane',
    wrong: [
      [
        'all-cells-alike',
        'Both keep DNA in a nucleus',
        'A bacterium has DNA. But is there anything around it?',
      ],
      [
        'bacteria-not-cells',
        'Nothing, as a bacterium is no cell',
        'A bacterium is a cell, just a simple one. What does every cell need?',
      ],
      [
        'animal-like-plant',
        'Both have a stiff wall',
        'Many bacteria have a wall. Do the cells of your skin have one?',
      ],
    ],
    hints: [
      'What does every cell need in order to live?',
      'Every cell needs instructions, and a layer that controls what passes.',
    ],
    solution: [
      'A bacterium has no nucleus, and a skin cell has no wall.',
      'But both have DNA as instructions, and a membrane around the cell.',
    ],
  },
  {
    stem: 'A celery stalk goes limp in the air. In a glass of water it turns crisp again. What has happened in its cells?',
    right: 'Vacuoles filled with water and pressed outward',
    wrong: [
      [
        'wall-is-membrane',
        'Membranes became stiff like wood',
        'A membrane stays thin and soft. Which part stores water?',
      ],
      [
        'cells-from-nothing',
        'The water turned into new cells',
        'New cells come only from cells that divide, and not in so short a time. Where did the water go?',
      ],
      [
        'energy-parts-swapped',
        'Chloroplasts made sugar that swelled',
        'Chloroplasts make sugar from light. What went into the cells here?',
      ],
    ],
    hints: [
      'What went into the celery?',
      'Which part of a plant cell stores water, and what does it press against when it is full?',
    ],
    solution: [
      'Water went into the cells and filled their vacuoles.',
      'A full vacuole presses against the cell wall, and so the stalk gets firm.',
    ],
  },
]

const stretch: readonly ConceptQuestion[] = [
  {
    stem: '{name} puts one plant cell in the dark and one in the light. Both get water and oxygen. After an hour, which of them have used sugar for energy?',
    right: 'Both of them',
    wrong: [
      [
        'plants-lack-mitochondria',
        'Only the one in the dark',
        'The cell in the light makes sugar, but it also needs energy. Do its mitochondria stop?',
      ],
      [
        'energy-parts-swapped',
        'Only the one in the light',
        'Light is needed to make sugar, not to use it. What do mitochondria need?',
      ],
      [
        'plants-lack-mitochondria',
        'Neither: plant cells only make sugar',
        'Plants live on the sugar that they make. Which part uses it?',
      ],
    ],
    hints: [
      'Making sugar and using sugar are done by two different parts.',
      'Which of these two parts needs light, and which one works all the time?',
    ],
    solution: [
      'Chloroplasts make sugar, and they need light for that.',
      'Mitochondria use sugar all the time, in light and in the dark.',
      'So both cells have used sugar.',
    ],
  },
  {
    stem: 'A large cube of potato and many tiny cubes of the same total mass lie in colored water. The color reaches the middle of the tiny cubes first. What does that suggest about cells?',
    right: 'Small cells are supplied more quickly',
    wrong: [
      [
        'larger-cells',
        'Large cells take in food faster than small ones',
        'Which cubes were colored to the middle first: the large one or the tiny ones?',
      ],
      [
        'cells-from-nothing',
        'Cells grow without end when there is enough water',
        'The test is about how fast something gets to the middle. What would that mean for a giant cell?',
      ],
      [
        'all-is-cells',
        'Colored water is made of very small cells',
        'Water is made of molecules. What do the cubes stand for in this test?',
      ],
    ],
    hints: [
      'What do the cubes stand for, and what does the colored water stand for?',
      'In a small cube, the way from the outside to the middle is short. What does that mean for food in a cell?',
    ],
    solution: [
      'The cubes stand for cells, and the color stands for food or oxygen that gets in from outside.',
      'In small cubes, the way to the middle is short.',
      'So small cells are supplied more quickly. That is one reason why cells stay small.',
    ],
  },
  {
    stem: 'Which finding would show that the idea “every living thing is made of cells” is wrong?',
    right: 'A living thing without any cells',
    wrong: [
      [
        'one-cell-not-alive',
        'A living thing that is one cell',
        'Such living things are known, and they fit the idea. What would not fit?',
      ],
      [
        'all-is-cells',
        'A rock that has no cells in it',
        'The idea is about living things. Does a rock tell anything about it?',
      ],
      [
        'all-cells-alike',
        'A cell that has no nucleus in it',
        'A bacterium is such a cell. Is a living thing of that kind made of cells?',
      ],
    ],
    hints: [
      'The idea says something about every living thing.',
      'To show that “every” is wrong, one example that does not fit is enough. What must it be like?',
    ],
    solution: [
      'The idea says that each living thing has cells.',
      'A living thing without any cells would not fit. Up to now, nobody has found one.',
      'Rocks are not living, and single cells fit the idea.',
    ],
  },
  {
    stem: 'Full-grown red blood cells of people have no nucleus. What can they most likely not do?',
    right: 'Divide to make new red blood cells',
    wrong: [
      [
        'nucleus-does-all',
        'Carry anything through the body',
        'They do carry oxygen: that is their task. For what are the instructions in a nucleus needed?',
      ],
      [
        'mixes-up-parts',
        'Keep what is inside from leaking out',
        'That is the job of another part. Which one?',
      ],
      [
        'nucleus-does-all',
        'Stay alive for more than a minute',
        'They live for about four months. For what are the instructions in a nucleus needed?',
      ],
    ],
    hints: [
      'What is kept in a nucleus?',
      'When a cell divides, each new cell gets a copy of the instructions. What if there are none?',
    ],
    solution: [
      'The nucleus holds the DNA.',
      'To divide, a cell has to copy its DNA. Without it, that is not possible.',
      'New red blood cells come from other cells, deep in the bones, that still have a nucleus.',
    ],
  },
  {
    stem: '{name} finds a green one-celled creature. It swims to the light, makes sugar there, and has no wall. Which claim is best supported?',
    right: 'It fits neither of the two usual kinds',
    wrong: [
      [
        'all-cells-alike',
        'It must be a plant cell, since it is green',
        'It makes sugar, as plants do. But which part of a plant cell does it lack?',
      ],
      [
        'animal-like-plant',
        'It must be an animal cell, since it swims',
        'It moves and has no wall. But can animal cells make sugar with light?',
      ],
      [
        'one-cell-not-alive',
        'It must be a part that broke off a plant',
        'It lives on its own. Would a broken-off part swim to the light and feed itself?',
      ],
    ],
    hints: [
      'List what it has and what it lacks. Compare it with a plant cell, then with an animal cell.',
      'A plant cell has chloroplasts and a wall. An animal cell has neither. What about this one?',
    ],
    solution: [
      'It makes sugar with light, so it has chloroplasts. Animal cells have none.',
      'It has no wall, but plant cells have one.',
      'So it fits neither. Such creatures exist: one of them is called Euglena.',
    ],
  },
  {
    stem: 'A cell membrane lets water and oxygen pass but holds many other things back. Why is that better for a cell than a tight plastic bag?',
    right: 'It can take in what it needs and let waste out',
    wrong: [
      [
        'wall-is-membrane',
        'It is stiffer, so it can carry much more weight',
        'A membrane is thin and soft. Stiffness is the job of another layer.',
      ],
      [
        'nucleus-does-all',
        'It can tell the nucleus what to think',
        'A nucleus does not think. What must get into a cell, and what must get out?',
      ],
      [
        'mixes-up-parts',
        'It can make sugar out of the light',
        'Other parts do that. What must get into a cell, and what must get out?',
      ],
    ],
    hints: [
      'What would happen to a cell in a bag that lets nothing through?',
      'A cell needs food and oxygen, and it makes waste. What must the layer around it allow?',
    ],
    solution: [
      'A cell needs water, oxygen, and food, and it has to get rid of waste.',
      'A tight bag would let nothing pass, and the cell would die.',
      'The membrane lets some things pass and holds others back.',
    ],
  },
  {
    stem: 'Heart muscle cells have many more mitochondria than skin cells of the same body. Both have the same DNA. What explains that best?',
    right: 'Heart cells need more energy',
    wrong: [
      [
        'all-cells-alike',
        'One of the two counts must be a mistake',
        'Cells of one body need not be alike. What does a heart cell do all the time?',
      ],
      [
        'larger-cells',
        'Heart cells come from a larger animal',
        'Both are from the same body. What does a heart cell do all the time?',
      ],
      [
        'nucleus-does-all',
        'Heart cells have a stronger nucleus',
        'The nuclei hold the same DNA. What does a heart cell do all the time?',
      ],
    ],
    hints: [
      'What do mitochondria do?',
      'Compare the work of a heart with that of skin. Which one needs more energy?',
    ],
    solution: [
      'Mitochondria release energy from sugar.',
      'Heart muscle works without rest, so its cells need much energy.',
      'Cells of one body differ, since they have different work to do.',
    ],
  },
]

/** The bank by level: what is made of cells, what the parts are for, and what follows from both. */
export const cellQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [...single, ...sizes.slice(0, 2)],
  2: [...atGrade, ...sizes.slice(2), ...manyParts],
  3: [...stretch, ...evidence],
}
