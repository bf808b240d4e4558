import type { Level } from '@skills-center/contract/ids'
import type { Figure } from '../../item.ts'
import type { ConceptQuestion } from '../concept-questions.ts'

interface Change {
  what: string
  /** Rows: property, before, after. */
  rows: readonly (readonly [string, string, string])[]
  isReaction: boolean
  /** What the properties tell, one sentence. */
  because: string
}

/** What was there before and after, with properties from tables; the student says whether a new substance formed. */
const changes: readonly Change[] = [
  {
    what: 'Sugar is heated in a pan until it is black.',
    rows: [
      ['Color', 'white', 'black'],
      ['In water', 'dissolves', 'does not dissolve'],
      ['Taste', 'sweet', 'bitter'],
    ],
    isReaction: true,
    because: 'Color, taste and behavior in water all changed: the black stuff is mostly carbon, not sugar.',
  },
  {
    what: 'A silvery ribbon of magnesium is lit. A powder is left.',
    rows: [
      ['Color', 'silvery', 'white'],
      ['Melting point', '650 °C', '2,850 °C'],
      ['Conducts electricity', 'yes', 'no'],
    ],
    isReaction: true,
    because: 'Melting point, color and conducting all changed: the powder is a new substance.',
  },
  {
    what: 'Iron filings and sulfur are heated together until they glow.',
    rows: [
      ['Color', 'gray and yellow', 'dark gray'],
      ['A magnet', 'pulls the iron out', 'pulls nothing out'],
      ['Density', '7.9 and 2.1 g/cm³', '4.8 g/cm³'],
    ],
    isReaction: true,
    because: 'The magnet no longer finds iron, and the density is new: a new substance formed.',
  },
  {
    what: 'Shiny copper is heated in air. A coating forms.',
    rows: [
      ['Color', 'reddish', 'black'],
      ['Density', '8.9 g/cm³', '6.3 g/cm³'],
      ['Conducts electricity', 'well', 'poorly'],
    ],
    isReaction: true,
    because: 'Density, color and conducting all changed: the coating is a new substance.',
  },
  {
    what: 'A white lump of chalk is heated very strongly for hours. A white lump is left.',
    rows: [
      ['Density', '2.7 g/cm³', '3.3 g/cm³'],
      ['In vinegar', 'fizzes', 'does not fizz'],
      ['In water', 'hardly changes', 'makes the water hot'],
    ],
    isReaction: true,
    because: 'It looks the same, but density and behavior changed: the lump left is a new substance.',
  },
  {
    what: 'A candle burns. Its gas is led through limewater.',
    rows: [
      ['Limewater', 'clear', 'milky'],
      ['Fuel', 'wax that burns', 'gas that puts flames out'],
      ['Water', 'none', 'drops on cold glass'],
    ],
    isReaction: true,
    because: 'The gas puts out flames and makes limewater milky: it is carbon dioxide, a new substance.',
  },
  {
    what: 'Butter is melted in a pan and cooled again.',
    rows: [
      ['Melting point', '33 °C', '33 °C'],
      ['Taste', 'of butter', 'of butter'],
      ['In water', 'floats', 'floats'],
    ],
    isReaction: false,
    because: 'All properties are the same as before: it is still butter.',
  },
  {
    what: 'Salt is stirred into water. The water is boiled off, and white grains are left.',
    rows: [
      ['Melting point', '801 °C', '801 °C'],
      ['Taste', 'salty', 'salty'],
      ['In water', 'dissolves', 'dissolves'],
    ],
    isReaction: false,
    because: 'The grains have all the properties of the salt: it had only been spread in the water.',
  },
  {
    what: 'A clear liquid is frozen to a solid, then warmed up again.',
    rows: [
      ['Boiling point', '78 °C', '78 °C'],
      ['Smell', 'sharp', 'sharp'],
      ['Density', '0.79 g/cm³', '0.79 g/cm³'],
    ],
    isReaction: false,
    because: 'Boiling point, smell and density are the same as before: it is the same substance.',
  },
  {
    what: 'A block of aluminum is hammered into thin foil.',
    rows: [
      ['Density', '2.7 g/cm³', '2.7 g/cm³'],
      ['Melting point', '660 °C', '660 °C'],
      ['Conducts electricity', 'yes', 'yes'],
    ],
    isReaction: false,
    because: 'Only the shape changed. Density and melting point are those of aluminum.',
  },
  {
    what: 'Dry ice, a white solid, turns to gas in a bag. The gas is cooled to a solid again.',
    rows: [
      ['Turns to gas at', '−78 °C', '−78 °C'],
      ['Limewater', 'turns milky', 'turns milky'],
      ['Color', 'white', 'white'],
    ],
    isReaction: false,
    because: 'The solid is the same before and after: carbon dioxide had only changed its state.',
  },
  {
    what: 'Iodine crystals are warmed to a violet gas. On cold glass crystals form.',
    rows: [
      ['Color of crystals', 'dark gray', 'dark gray'],
      ['Melting point', '114 °C', '114 °C'],
      ['Density', '4.9 g/cm³', '4.9 g/cm³'],
    ],
    isReaction: false,
    because: 'The crystals have the same melting point and density as before: it is still iodine.',
  },
]

function tableOf(change: Change): Figure {
  return {
    kind: 'table',
    title: 'Properties before and after',
    columns: ['Property', 'Before', 'After'],
    rows: change.rows.map((row) => [...row]),
    description: `A table of properties before and after. ${change.rows.map(([property, before, after]) => `${property}: ${before} before, ${after} after.`).join(' ')}`,
  }
}

const yes = 'Yes, since several properties differ'
const no = 'No, since the properties are the same'

const properties = changes.map((change): ConceptQuestion => {
  const [first] = change.rows
  return {
    stem: `${change.what} Has a new substance formed?`,
    figure: tableOf(change),
    right: change.isReaction ? yes : no,
    wrong: [
      change.isReaction
        ? [
            'mass-vanishes',
            no,
            `Look at the table row by row. Is “${first?.[0].toLowerCase()}” the same before and after?`,
          ]
        : [
            'change-of-state-is-new',
            yes,
            'Go through the table row by row. Is there any property that differs before and after?',
          ],
      [
        'one-sign-proves',
        'Yes, since any change you can see is a reaction',
        'Ice that melts is a change that you can see, and yet it stays water. Which properties tell whether a substance is a new one?',
      ],
      [
        'molecules-conserved',
        'No, since atoms can never change places',
        'Atoms are kept, but in a reaction they do change places and form new substances. What do the properties say?',
      ],
    ],
    hints: [
      'Each substance has its own properties, as people have fingerprints.',
      'Compare the columns Before and After, row by row.',
    ],
    solution: [
      'A new substance has other properties than the old one: another density, melting point, color or behavior.',
      change.because,
    ],
  }
})

export const massQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    ...properties.slice(0, 2),
    ...properties.slice(6, 8),
    {
      stem: 'A log of 5 kg burns in a campfire. The ash weighs 0.2 kg. Where is the rest of its mass?',
      right: 'In gases that went into the air',
      wrong: [
        [
          'mass-vanishes',
          'It was destroyed by the fire',
          'Fire cannot destroy atoms. What could you not see leaving?',
        ],
        [
          'mass-vanishes',
          'It turned into light and warmth',
          'Light and warmth are energy. They do not account for 4.8 kg. What matter left the fire?',
        ],
        [
          'gas-weighs-nothing',
          'It is in the ash, which got lighter',
          'The ash is weighed: 0.2 kg. Atoms do not get lighter. What else came out of the fire?',
        ],
      ],
      hints: ['Atoms are not destroyed. So they must be somewhere.', 'What rises from a fire?'],
      solution: [
        'Wood is made mostly of carbon, hydrogen and oxygen atoms.',
        'In the fire they form carbon dioxide and water vapor.',
        'These gases mix with the air, so the rest of the mass is there.',
      ],
    },
    {
      stem: '{name} dissolves 10 g of sugar in 200 g of water. What does the sugar water weigh?',
      right: '210 g',
      wrong: [
        [
          'mass-vanishes',
          '200 g',
          'The sugar cannot be seen anymore, but it is still there: the water tastes sweet. So does its mass.',
        ],
        [
          'mass-vanishes',
          'A bit less than 200 g',
          'Why should it get less? Nothing was taken away, and 10 g were put in.',
        ],
        [
          'gas-weighs-nothing',
          'Between 200 g and 210 g',
          'Sugar does not lose mass by dissolving. All of its 10 g are still in the water.',
        ],
      ],
      hints: [
        'Is the sugar still there when you cannot see it?',
        'What was put together, and did anything leave?',
      ],
      solution: [
        'The sugar spreads out in the water, but none of it leaves.',
        'So the masses add up: 200 + 10 = 210 g.',
      ],
    },
    {
      stem: 'Ice melts in a closed jar. What happens to the mass of the jar and what is in it?',
      right: 'It stays the same',
      wrong: [
        [
          'mass-vanishes',
          'It goes down, as water is lighter than ice',
          'The same molecules are there as before, none left. Can the mass change then?',
        ],
        [
          'change-of-state-is-new',
          'It goes up, as water is denser than ice',
          'Water does take up less space than ice. But the same molecules are there, so is there more mass?',
        ],
        [
          'mass-vanishes',
          'It goes down, as melting uses up some ice',
          'Melting uses up nothing: the ice becomes water. What about the number of molecules?',
        ],
      ],
      hints: [
        'Does anything get into the jar or out of it?',
        'Are there more, fewer or as many molecules after the ice has melted?',
      ],
      solution: [
        'The jar is closed, so no molecules get in or out.',
        'Melting only lets the same molecules move around.',
        'So the mass stays the same.',
      ],
    },
    {
      stem: 'What happens to the atoms of wood and oxygen when wood burns?',
      right: 'They are put together in new ways',
      wrong: [
        [
          'mass-vanishes',
          'They are burned up and gone',
          'Atoms cannot be burned up. They are all still there. In what form?',
        ],
        [
          'molecules-conserved',
          'They stay in the same molecules as before',
          'Then there would be no new substances. But ash and gas are not wood.',
        ],
        [
          'change-of-state-is-new',
          'They turn into atoms of smoke and fire',
          'There are no atoms of smoke or fire. Carbon, hydrogen and oxygen atoms stay what they are.',
        ],
      ],
      hints: [
        'Atoms are neither lost nor made, and they stay the same kind.',
        'What changes in a reaction is what they are bonded to.',
      ],
      solution: [
        'In a reaction bonds break and new ones form.',
        'The atoms themselves stay what they are, but they have new partners.',
        'So they are put together in new ways.',
      ],
    },
    {
      stem: 'In the formula CO₂, what does the small 2 say?',
      right: 'Each molecule holds two O atoms',
      wrong: [
        [
          'subscript-overlooked',
          'There are two molecules of CO',
          'A number of molecules would stand in front, as in 2CO. What does a small number after a symbol count?',
        ],
        [
          'subscript-overlooked',
          'Each molecule holds two C atoms',
          'The small number belongs to the symbol right before it. Which one is that?',
        ],
        [
          'subscript-overlooked',
          'The molecule is twice as heavy',
          'The small number counts atoms. Of which kind?',
        ],
      ],
      hints: [
        'A small number belongs to the symbol right before it.',
        'It counts atoms inside one molecule.',
      ],
      solution: [
        'The small 2 stands right after O.',
        'So each molecule of CO₂ holds two O atoms, and one C atom.',
      ],
    },
  ],
  2: [
    ...properties.slice(2, 5),
    ...properties.slice(8, 10),
    {
      stem: 'Steel wool is lit on an open scale. It glows, and the scale shows more than before. Why?',
      right: 'Oxygen from the air has joined the iron',
      wrong: [
        [
          'gas-weighs-nothing',
          'Heat has weight and went into the iron',
          'Heat is energy and has no weight that a scale could show. What matter is around the steel wool?',
        ],
        [
          'mass-vanishes',
          'The iron got denser, and that adds mass',
          'When something gets denser it takes up less space, but it has no more mass. Something came in. What?',
        ],
        [
          'mass-vanishes',
          'New iron atoms were made in the glow',
          'Atoms are not made in a reaction. They can only come from somewhere else. From where?',
        ],
      ],
      hints: [
        'Atoms cannot come from nothing. What is around the steel wool?',
        'What does iron join with when it burns or rusts?',
      ],
      solution: [
        'When iron burns it joins with oxygen from the air to form iron oxide.',
        'These oxygen atoms add their mass.',
        'So the scale shows more.',
      ],
    },
    {
      stem: '{name} writes 2H₂ + O₂ → 2H₂O and says: “3 molecules become 2, so atoms got lost.” What is the best reply?',
      right: 'Molecules changed in number, but atoms did not',
      wrong: [
        [
          'molecules-conserved',
          'Right, one molecule was lost on the way',
          'Count atoms: 4 H and 2 O before. And after?',
        ],
        [
          'molecules-conserved',
          'No, there must be 3 molecules after as well',
          'The number of molecules may change. Atoms are what is kept. Count them.',
        ],
        [
          'balanced-by-looks',
          'Right, so the equation is not balanced',
          'Balanced means that each kind of atom is even. Count H and O on both sides.',
        ],
      ],
      hints: ['What is kept in a reaction: molecules or atoms?', 'Count H and O on both sides.'],
      solution: [
        'Before: 2 × 2 = 4 H atoms and 2 O atoms. After: 2 × 2 = 4 H atoms and 2 O atoms.',
        'So no atom got lost.',
        'There are fewer molecules, since each H₂O holds three atoms.',
      ],
    },
    {
      stem: 'Baking soda and vinegar are mixed in an open cup on a scale. The reading falls. What would change if a balloon closed the cup?',
      right: 'The reading would hardly change, as gas stays inside',
      wrong: [
        [
          'gas-weighs-nothing',
          'It would fall as before, as gas has no mass',
          'Gas has mass: when it leaves the open cup, the reading falls. Where is it with the balloon on?',
        ],
        [
          'gas-weighs-nothing',
          'It would rise, as the gas is added to the cup',
          'The gas was in the cup before, as part of the baking soda and vinegar. Nothing is added.',
        ],
        [
          'mass-vanishes',
          'It would fall more, as a balloon pulls upwards',
          'The balloon may lift a tiny bit, but what makes the reading fall in the open cup? And can that still happen?',
        ],
      ],
      hints: ['Why does the reading fall in the open cup?', 'Can that happen when the cup is closed?'],
      solution: [
        'In the open cup carbon dioxide leaves, and it has mass.',
        'With the balloon on, it cannot leave.',
        'So all atoms stay on the scale, and the reading hardly changes.',
      ],
    },
    {
      stem: 'Why is it wrong to balance H₂ + O₂ → H₂O by writing H₂ + O₂ → H₂O₂?',
      right: 'H₂O₂ is a different substance from water',
      wrong: [
        [
          'balanced-by-looks',
          'The atoms still do not come out even',
          'They do: 2 H and 2 O on both sides. But what does the formula H₂O₂ stand for?',
        ],
        [
          'subscript-overlooked',
          'Small numbers must never be even',
          'There is no such rule. What does a change of a small number do to a substance?',
        ],
        [
          'molecules-conserved',
          'There have to be two molecules on each side',
          'The number of molecules may differ. What does a change of a small number do to a substance?',
        ],
      ],
      hints: [
        'Which numbers may be changed when you balance: those in front or the small ones?',
        'What does the small number say about a molecule?',
      ],
      solution: [
        'Small numbers tell what a molecule is made of. A change makes it another substance.',
        'H₂O₂ is hydrogen peroxide, which is used as bleach. Water is H₂O.',
        'Only the numbers in front may be changed: 2H₂ + O₂ → 2H₂O.',
      ],
    },
    {
      stem: 'A nail rusts outside for a year. Compared with the clean nail, the nail with all its rust has',
      right: 'more mass, as oxygen and water were taken up',
      wrong: [
        [
          'mass-vanishes',
          'less mass, as rust eats up the iron',
          'Rust does not eat iron up: the iron atoms are in the rust. And something has joined them. What?',
        ],
        [
          'mass-vanishes',
          'the same mass, as it is the same nail',
          'Something has joined it from outside. What is rust made of?',
        ],
        [
          'gas-weighs-nothing',
          'the same mass, as gases weigh nothing',
          'Gas has mass. When oxygen joins the iron, what happens to the mass?',
        ],
      ],
      hints: ['Rust is iron oxide. Which atoms are in it besides iron?', 'Where did these atoms come from?'],
      solution: [
        'Rust forms when iron joins with oxygen and water from the air.',
        'The iron atoms are all still there, and others have come in.',
        'So nail and rust together have more mass.',
      ],
    },
    {
      stem: 'Two clear liquids are poured together. {name} notes four things about them. Which is the best evidence for a reaction?',
      right: 'A yellow solid forms and sinks down',
      wrong: [
        [
          'one-sign-proves',
          'Bubbles rise for a moment while pouring',
          'Bubbles can be air that was stirred in. Which sign shows a new substance?',
        ],
        [
          'one-sign-proves',
          'The volume is larger than that of each',
          'Of course it is, two liquids were put together. Which sign shows a new substance?',
        ],
        [
          'one-sign-proves',
          'The mass in all is the same as before',
          'The mass stays the same when things are just mixed, too. Which sign shows a new substance?',
        ],
      ],
      hints: [
        'In a reaction new substances form. Which observation shows one?',
        'Which of these cannot come from simply pouring the liquids together?',
      ],
      solution: [
        'In a reaction new substances form.',
        'Both liquids were clear, so the yellow solid must be new.',
        'The other signs have simpler causes.',
      ],
    },
    {
      stem: 'A tree takes up carbon dioxide and water and grows by 30 kg. Where do the atoms of the new wood come from?',
      right: 'From carbon dioxide and water',
      wrong: [
        [
          'mass-vanishes',
          'From sunlight, turned into matter',
          'Light gives energy, but it is not made of atoms. Which matter goes into the tree?',
        ],
        [
          'mass-vanishes',
          'From new atoms that the tree makes',
          'No living thing makes atoms. It can only build with those that it takes in.',
        ],
        [
          'forgets-a-part',
          'From soil, which gets 30 kg lighter',
          'The soil gets only a little lighter, by the minerals. Which other matter goes into the tree?',
        ],
      ],
      hints: [
        'Wood is made mostly of C, H and O atoms.',
        'Which of the things that a tree takes in hold C, H and O?',
      ],
      solution: [
        'Wood is made mostly of carbon, hydrogen and oxygen atoms.',
        'Carbon dioxide holds C and O, water holds H and O.',
        'The tree builds with these atoms. It makes none.',
      ],
    },
  ],
  3: [
    ...properties.slice(5, 6),
    ...properties.slice(10),
    {
      stem: 'Long ago people thought that burning sets something free, so that things must get lighter. Which test speaks against this?',
      right: 'Metals get heavier when they burn in air',
      wrong: [
        [
          'mass-vanishes',
          'Wood gets lighter when it burns in air',
          'That seems to fit the old idea. Which test does not fit it?',
        ],
        [
          'one-sign-proves',
          'Flames are hot and give off light',
          'That says nothing about mass. Which test weighs something?',
        ],
        [
          'gas-weighs-nothing',
          'Candles go out in a closed jar',
          'That shows that air is needed, but it says nothing about mass. Which test weighs something?',
        ],
      ],
      hints: [
        'The old idea predicts that all things get lighter when they burn.',
        'Which test gives the opposite?',
      ],
      solution: [
        'If burning only set something free, everything would get lighter.',
        'But metals get heavier when they burn.',
        'That makes sense if burning means joining with oxygen from the air.',
      ],
    },
    {
      stem: 'A candle burns in a sealed jar until it goes out. The jar stands on a scale. What does the scale show during this?',
      right: 'The same mass all the time',
      wrong: [
        [
          'mass-vanishes',
          'Less and less, as wax is used up',
          'Wax is turned into other substances. Can those get out of the jar?',
        ],
        [
          'gas-weighs-nothing',
          'Less and less, as wax turns into gas',
          'The gas is still in the jar, and it has mass.',
        ],
        [
          'gas-weighs-nothing',
          'More and more, as oxygen joins the wax',
          'Oxygen does join it. But that oxygen was in the jar before, so it was weighed already.',
        ],
      ],
      hints: [
        'Can anything get into the jar or out of it?',
        'Wax and oxygen become gas and water. Where are these?',
      ],
      solution: [
        'Wax and oxygen form carbon dioxide and water.',
        'All the atoms were in the sealed jar before, and all are in it after.',
        'So the mass stays the same.',
      ],
    },
    {
      stem: '{name} finds that 5.0 g of a tablet and 100.0 g of water weigh 103.9 g after the fizzing, in an open glass. How could one test whether gas accounts for the missing 1.1 g?',
      right: 'Do it again in a closed bottle and weigh it',
      wrong: [
        [
          'one-sign-proves',
          'Do it again in a larger open glass',
          'Gas can leave a large glass as well. How could you keep it on the scale?',
        ],
        [
          'mass-vanishes',
          'Do it again with twice as much water',
          'That changes the amounts, but the gas leaves as before. How could you keep it on the scale?',
        ],
        [
          'forgets-a-part',
          'Weigh the glass by itself after the test',
          'That tells the mass of the glass. How could you keep the gas on the scale?',
        ],
      ],
      hints: [
        'If gas has carried the 1.1 g away, what should happen when it cannot leave?',
        'Choose the test in which only one thing is different.',
      ],
      solution: [
        'If the missing mass left as gas, then none should be missing when the gas cannot leave.',
        'A strong closed bottle keeps it in.',
        'If the bottle shows no loss, the gas accounts for it.',
      ],
    },
    {
      stem: 'A class weighs wood before and ash after a fire and finds 12% left. A student says: “Conservation of mass is wrong for fire.” What is the best reply?',
      right: 'The system was open: gases came in and went out',
      wrong: [
        [
          'mass-vanishes',
          'Fire is one of the few cases where it is wrong',
          'It holds for fire too. What was not weighed?',
        ],
        [
          'one-sign-proves',
          'The scale must have been wrong by 88%',
          'No scale is that wrong. What was not weighed?',
        ],
        [
          'gas-weighs-nothing',
          'The ash holds the same mass in a smaller space',
          'The ash was weighed, and it has 12% of the mass. What was not weighed?',
        ],
      ],
      hints: [
        'The law speaks of all the matter that takes part. Was all of it weighed?',
        'What goes into a fire besides wood, and what comes out besides ash?',
      ],
      solution: [
        'Wood and oxygen go into the reaction. Ash, carbon dioxide and water vapor come out.',
        'Only wood and ash were weighed.',
        'With the gases counted, the mass before and after is the same.',
      ],
    },
    {
      stem: 'Which drawing of N₂ + 3H₂ → 2NH₃ shows a misunderstanding?',
      right: 'One in which N atoms turn into H atoms',
      wrong: [
        [
          'molecules-conserved',
          'One in which 4 molecules turn into 2',
          'That is right: 1 and 3 molecules before, 2 after. Molecules need not be kept. What must be?',
        ],
        [
          'molecules-conserved',
          'One in which the N atoms get separated',
          'They do: each NH₃ holds a single N. Bonds may break. What may not happen to atoms?',
        ],
        [
          'molecules-conserved',
          'One in which no H₂ molecule is left',
          'That is right: all the H atoms are in NH₃ after. What may not happen to atoms?',
        ],
      ],
      hints: [
        'Bonds can break and molecules can change in number. What can never change?',
        'Check each drawing: is each kind of atom kept?',
      ],
      solution: [
        'In a reaction atoms get new partners, so molecules may change in number.',
        'But no atom turns into an atom of another kind.',
        'So N atoms that turn into H atoms show a misunderstanding.',
      ],
    },
    {
      stem: 'In a spacecraft, the crew breathes out 100 g of carbon dioxide. A filter binds it, and the filter gets 100 g heavier. Which claim goes too far?',
      right: 'The filter has destroyed the carbon dioxide',
      wrong: [
        [
          'gas-weighs-nothing',
          'The gas has mass, as the filter shows',
          'The filter got 100 g heavier, so this is well supported. Which claim is not?',
        ],
        [
          'forgets-a-part',
          'The air and the filter together kept their mass',
          'What the air lost, the filter gained. This is well supported. Which claim is not?',
        ],
        [
          'molecules-conserved',
          'The carbon atoms are in the filter now',
          'The gas was bound by the filter, so its atoms are there. Which claim is not supported?',
        ],
      ],
      hints: [
        'What do the 100 g in the filter tell?',
        'Is something destroyed that is found again in another place?',
      ],
      solution: [
        'The filter gained just the mass that the air lost.',
        'So the atoms of the carbon dioxide are in the filter.',
        'Nothing was destroyed.',
      ],
    },
    {
      stem: 'A green powder of 12.0 g is heated in an open dish. 8.0 g of a black powder are left, and limewater held in the gas turns milky. What fits best?',
      right: '4.0 g of gas escaped, with carbon dioxide in it',
      wrong: [
        [
          'mass-vanishes',
          '4.0 g of the powder were destroyed by heat',
          'Heat destroys no atoms. What does the milky limewater show?',
        ],
        [
          'change-of-state-is-new',
          'The powder only melted and changed its color',
          'Melting sets no gas free and leaves the mass as it is. What does the limewater show?',
        ],
        [
          'gas-weighs-nothing',
          '12.0 g of gas formed from the air in the dish',
          'The powder lost 12.0 − 8.0 = 4.0 g. How much gas can that be?',
        ],
      ],
      hints: [
        'How much mass is missing, and where could it be?',
        'Limewater turns milky with one certain gas. Which one?',
      ],
      solution: [
        '12.0 − 8.0 = 4.0 g have left the dish.',
        'Milky limewater shows that carbon dioxide is in the gas.',
        'So the green powder broke up into a black solid and gas.',
      ],
    },
    {
      stem: 'In photosynthesis 6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂. A classmate says: “The C in sugar comes from water.” How can you tell that this is wrong?',
      right: 'There is no C in H₂O, and atoms keep their kind',
      wrong: [
        [
          'molecules-conserved',
          'There are 6 H₂O but just one sugar molecule',
          'Numbers of molecules can change. What do the formulas say about where C is?',
        ],
        [
          'balanced-by-looks',
          'The equation is not balanced as it stands',
          'It is: 6 C, 12 H and 18 O on both sides. What do the formulas say about where C is?',
        ],
        [
          'subscript-overlooked',
          'C₆ means that carbon comes from six sources',
          'C₆ says that one molecule of sugar holds six C atoms. In which starting substance is there C?',
        ],
      ],
      hints: [
        'An atom does not change its kind. So C must have been C before.',
        'Which of the substances on the left holds C?',
      ],
      solution: [
        'Atoms keep their kind in a reaction.',
        'On the left only CO₂ holds C. In H₂O there are only H and O.',
        'So the C in sugar comes from carbon dioxide.',
      ],
    },
    {
      stem: 'Two students heat the same mass of blue crystals in a closed and in an open tube. The open one loses mass. Drops are seen at the top of the closed one. What explains both?',
      right: 'Water left the crystals, and the open tube let it out',
      wrong: [
        [
          'mass-vanishes',
          'Heat destroys mass, but glass can keep it in',
          'Heat destroys no mass, whatever the tube. What are the drops?',
        ],
        [
          'gas-weighs-nothing',
          'Air got into the open tube and made it lighter',
          'Air that comes in would add mass. What do the drops in the closed tube tell?',
        ],
        [
          'change-of-state-is-new',
          'The crystals melted in the open tube only',
          'Melting would not change the mass. What are the drops in the closed tube?',
        ],
      ],
      hints: [
        'What are the drops in the closed tube made of, most likely?',
        'Where would these be in the open tube?',
      ],
      solution: [
        'The drops show that water came out of the crystals as vapor.',
        'In the closed tube it stays, so the mass stays the same.',
        'In the open tube the vapor leaves and takes its mass along.',
      ],
    },
  ],
}
