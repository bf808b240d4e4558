import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

export const spheres = ['geosphere', 'hydrosphere', 'atmosphere', 'biosphere'] as const
export type Sphere = (typeof spheres)[number]

export const sphereSign: Record<Sphere, string> = {
  geosphere: 'rock, sand, and soil',
  hydrosphere: 'water and ice',
  atmosphere: 'air',
  biosphere: 'all living things',
}

/** Things that belong to one system beyond doubt. */
export const sphereCards: readonly { text: string; sphere: Sphere }[] = [
  { text: 'a granite cliff', sphere: 'geosphere' },
  { text: 'sand on a beach', sphere: 'geosphere' },
  { text: 'melted rock in a volcano', sphere: 'geosphere' },
  { text: 'pebbles in a stream bed', sphere: 'geosphere' },
  { text: 'the rock of a mountain', sphere: 'geosphere' },
  { text: 'the Pacific Ocean', sphere: 'hydrosphere' },
  { text: 'a glacier', sphere: 'hydrosphere' },
  { text: 'groundwater', sphere: 'hydrosphere' },
  { text: 'a river', sphere: 'hydrosphere' },
  { text: 'ice on a frozen lake', sphere: 'hydrosphere' },
  { text: 'wind', sphere: 'atmosphere' },
  { text: 'oxygen in the air', sphere: 'atmosphere' },
  { text: 'a breeze from the sea', sphere: 'atmosphere' },
  { text: 'the air above a desert', sphere: 'atmosphere' },
  { text: 'carbon dioxide in the air', sphere: 'atmosphere' },
  { text: 'an oak tree', sphere: 'biosphere' },
  { text: 'a trout', sphere: 'biosphere' },
  { text: 'a person', sphere: 'biosphere' },
  { text: 'moss on a wall', sphere: 'biosphere' },
  { text: 'earthworms', sphere: 'biosphere' },
]

/** What acts on what, first to last; `order` nudges. */
export const events: readonly {
  story: string
  chain: readonly Sphere[]
  order: string
  why: readonly string[]
}[] = [
  {
    story: 'A river cuts a deep canyon into rock.',
    chain: ['hydrosphere', 'geosphere'],
    order: 'The moving thing acts: what does a river consist of, and what is worn away?',
    why: [
      'A river is water, and water belongs to the hydrosphere.',
      'The rock is worn away, and rock belongs to the geosphere.',
    ],
  },
  {
    story: 'Strong wind blows sand across a desert and piles it up in dunes.',
    chain: ['atmosphere', 'geosphere'],
    order: 'What is wind made of, and what does it move?',
    why: [
      'Wind is moving air, so it belongs to the atmosphere.',
      'Sand is tiny bits of rock, so it belongs to the geosphere.',
    ],
  },
  {
    story: 'A volcano blows ash and gases into the air, and the air turns hazy.',
    chain: ['geosphere', 'atmosphere'],
    order: 'Where do ash and gases come from, and what do they make hazy?',
    why: [
      'Melted rock and ash belong to the geosphere.',
      'The air turns hazy, and air belongs to the atmosphere.',
    ],
  },
  {
    story: 'Tree roots grow into a crack and split a boulder.',
    chain: ['biosphere', 'geosphere'],
    order: 'What grows here, and what breaks?',
    why: [
      'A tree is alive, so it belongs to the biosphere.',
      'A boulder is rock, so it belongs to the geosphere.',
    ],
  },
  {
    story: 'Plants in a forest give off oxygen into the air.',
    chain: ['biosphere', 'atmosphere'],
    order: 'What gives something off, and where does it go?',
    why: [
      'Plants are alive, so they belong to the biosphere.',
      'Oxygen goes into the air, which is the atmosphere.',
    ],
  },
  {
    story: 'A lake dries up, and the fish in it die.',
    chain: ['hydrosphere', 'biosphere'],
    order: 'What changes first, the lake or the fish?',
    why: [
      'The water of the lake belongs to the hydrosphere.',
      'Fish are alive, so they belong to the biosphere.',
    ],
  },
  {
    story: 'Hot, dry air makes much water of a pond evaporate, and its level sinks.',
    chain: ['atmosphere', 'hydrosphere'],
    order: 'What is hot and dry here, and what gets less?',
    why: ['The hot air is part of the atmosphere.', 'The pond is water, so it belongs to the hydrosphere.'],
  },
  {
    story: 'Beavers build a dam of branches, and a stream behind it becomes a pond.',
    chain: ['biosphere', 'hydrosphere'],
    order: 'Who does something here, and what is changed by it?',
    why: [
      'Beavers are alive, so they belong to the biosphere.',
      'The stream is water, so it belongs to the hydrosphere.',
    ],
  },
  {
    story: 'A rockslide falls into a valley and blocks a river, which backs up into a lake.',
    chain: ['geosphere', 'hydrosphere'],
    order: 'What falls, and what is blocked by it?',
    why: ['Falling rock belongs to the geosphere.', 'The river is water, so it belongs to the hydrosphere.'],
  },
  {
    story: 'Cold, dry wind kills the young leaves of the peach trees in an orchard.',
    chain: ['atmosphere', 'biosphere'],
    order: 'What is cold and dry here, and what is harmed?',
    why: [
      'Wind is moving air, so it belongs to the atmosphere.',
      'Peach trees are alive, so they belong to the biosphere.',
    ],
  },
  {
    story: 'Soil that is poor and stony lets only a few kinds of plants grow on a hill.',
    chain: ['geosphere', 'biosphere'],
    order: 'What is poor and stony, and what has to live with that?',
    why: ['Soil and stones belong to the geosphere.', 'Plants are alive, so they belong to the biosphere.'],
  },
  {
    story: 'Warm ocean water heats the air above it.',
    chain: ['hydrosphere', 'atmosphere'],
    order: 'What is warm first, and what gets warm from it?',
    why: ['Ocean water belongs to the hydrosphere.', 'The air that it warms belongs to the atmosphere.'],
  },
  {
    story:
      'Ash from a volcano fills the air and dims the sunlight for months. With less light, crops grow poorly.',
    chain: ['geosphere', 'atmosphere', 'biosphere'],
    order:
      'Go in order of time: where does the ash come from, what does it fill, and what suffers in the end?',
    why: [
      'The volcano is rock: geosphere. Its ash makes the air dim: atmosphere.',
      'With less light, crops grow poorly, and crops are alive: biosphere.',
    ],
  },
  {
    story: 'Strong wind drives high waves toward the shore. The waves wash sand off the beach.',
    chain: ['atmosphere', 'hydrosphere', 'geosphere'],
    order: 'Go in order of time: what pushes first, what does it push, and what is washed away?',
    why: [
      'Wind is moving air: atmosphere. It pushes the water into waves: hydrosphere.',
      'The waves carry sand off, and sand is tiny bits of rock: geosphere.',
    ],
  },
  {
    story:
      'People cut down the trees on a slope, so no roots hold the soil. The soil slides into the stream below and makes it muddy.',
    chain: ['biosphere', 'geosphere', 'hydrosphere'],
    order: 'Go in order of time: what is cut first, what comes loose, and what gets muddy?',
    why: [
      'Trees and people are alive: biosphere. Without roots, the soil comes loose: geosphere.',
      'The stream gets muddy, and a stream is water: hydrosphere.',
    ],
  },
  {
    story: 'A long hot spell of dry air makes a marsh dry out. The frogs there have no place for their eggs.',
    chain: ['atmosphere', 'hydrosphere', 'biosphere'],
    order: 'Go in order of time: what is hot and dry, what does it take away, and who is harmed?',
    why: [
      'Hot, dry air: atmosphere. It takes the water out of the marsh: hydrosphere.',
      'Frogs are alive: biosphere.',
    ],
  },
  {
    story: 'A landslide dams a river. The new lake floods a forest, and the trees die.',
    chain: ['geosphere', 'hydrosphere', 'biosphere'],
    order: 'Go in order of time: what slides, what is held back by it, and what dies?',
    why: [
      'Sliding rock and soil: geosphere. They hold back the water of the river: hydrosphere.',
      'The flooded trees are alive: biosphere.',
    ],
  },
  {
    story:
      'In the Pacific, a wide stretch of ocean gets unusually warm. The air above it gets warmer and moister, and far away storms break down trees.',
    chain: ['hydrosphere', 'atmosphere', 'biosphere'],
    order: 'Go in order of time: what gets warm first, what does it warm, and what is broken by the storms?',
    why: [
      'Ocean water gets warm: hydrosphere. It warms the air and makes it moist: atmosphere.',
      'The storms break trees, and these are alive: biosphere.',
    ],
  },
  {
    story:
      'A forest takes up much groundwater. Its leaves give off the water as vapor, and the air gets moist and cool.',
    chain: ['biosphere', 'hydrosphere', 'atmosphere'],
    order: 'Go in order: who takes up something, what does it take up, and what gets moist in the end?',
    why: [
      'The forest is alive: biosphere. It takes up groundwater: hydrosphere.',
      'The vapor makes the air moist and cool: atmosphere.',
    ],
  },
  {
    story:
      'After a long frost, ice in the cracks splits the rock of a cliff. On the fresh gravel below, plants start to grow.',
    chain: ['hydrosphere', 'geosphere', 'biosphere'],
    order: 'Go in order of time: what splits, what is split, and what grows in the end?',
    why: [
      'Ice is frozen water: hydrosphere. It splits the cliff: geosphere.',
      'Plants that grow on the gravel are alive: biosphere.',
    ],
  },
  {
    story:
      'Strong wind lifts fine dust off the Sahara and drops it far away. Minerals in the dust help the trees of the Amazon forest grow.',
    chain: ['atmosphere', 'geosphere', 'biosphere'],
    order: 'Go in order of time: what blows, what is carried by it, and who grows with its help?',
    why: [
      'Wind is moving air: atmosphere. It carries dust, which is tiny bits of rock: geosphere.',
      'Trees are alive, and the minerals help them grow: biosphere.',
    ],
  },
  {
    story:
      'Hot rock deep in the ground heats groundwater until it boils. Steam shoots out of a geyser, and the air around it gets moist.',
    chain: ['geosphere', 'hydrosphere', 'atmosphere'],
    order: 'Go in order of time: what is hot first, what does it heat, and what gets moist in the end?',
    why: [
      'Hot rock: geosphere. It heats groundwater: hydrosphere.',
      'The steam makes the air moist: atmosphere.',
    ],
  },
  {
    story:
      'People burn much coal and oil, and the gases make the air hold more heat. The ice of a glacier melts faster.',
    chain: ['biosphere', 'atmosphere', 'hydrosphere'],
    order: 'Go in order of time: who burns something, what holds more heat, and what melts in the end?',
    why: [
      'People are alive: biosphere. What they burn changes the air: atmosphere.',
      'The glacier is ice, which is frozen water: hydrosphere.',
    ],
  },
  {
    story:
      'In a storm, salt water from the sea floods a shore and kills the grass. With no roots to hold it, the sand slides away.',
    chain: ['hydrosphere', 'biosphere', 'geosphere'],
    order: 'Go in order of time: what floods the shore, what is killed by it, and what slides in the end?',
    why: [
      'Sea water: hydrosphere. It kills the grass, which was alive: biosphere.',
      'The sand slides away, and sand is tiny bits of rock: geosphere.',
    ],
  },
]

const first: readonly ConceptQuestion[] = [
  {
    stem: 'Which water can people drink without taking salt out of it first?',
    right: 'Clean water from a deep well',
    wrong: [
      [
        'mostly-fresh',
        'Clean water from the ocean',
        'Ocean water is salty, even when it is clean. Where is fresh water found?',
      ],
      [
        'mostly-fresh',
        'Clean water from a salt lake',
        'The water of a salt lake is salty, even when it is clean. Where is fresh water found?',
      ],
      [
        'mostly-fresh',
        'Clean water from a bay of the sea',
        'A bay is part of the sea, so its water is salty. Where is fresh water found?',
      ],
    ],
    hints: [
      'Which of these waters are salty?',
      'Groundwater is most often fresh. Where can people get at it?',
    ],
    solution: [
      'Oceans, bays of the sea, and salt lakes have salty water.',
      'A well brings up groundwater, which is most often fresh.',
    ],
  },
  {
    stem: 'Where is most of the fresh water on Earth?',
    right: 'In ice caps and glaciers',
    wrong: [
      [
        'lakes-hold-most',
        'In lakes and rivers',
        'We see lakes and rivers often, but they hold very little. Think of Antarctica.',
      ],
      [
        'ice-forgotten',
        'In soil and deep in rock',
        'Groundwater is nearly a third. One store is larger still. Think of Antarctica.',
      ],
      [
        'mostly-fresh',
        'In the oceans',
        'The oceans have nearly all water, but it is salty. Which store is fresh?',
      ],
    ],
    hints: [
      'Think of cold places, too.',
      'In Antarctica, ice more than a mile thick covers the land. Is that fresh water or salt water?',
    ],
    solution: [
      'Oceans are salty, so they do not count.',
      'Of the fresh water, about 69 of every 100 liters are ice.',
    ],
  },
  {
    stem: 'What does groundwater look like under a field?',
    right: 'It fills tiny spaces in soil and rock',
    wrong: [
      [
        'groundwater-river',
        'It flows in wide rivers in the dark',
        'Rivers in caves are rare. How does water fill a sponge?',
      ],
      [
        'groundwater-river',
        'It lies in one big lake under the soil',
        'There is no big hollow for a lake. How does water fill a jar of pebbles?',
      ],
      [
        'ice-forgotten',
        'It is frozen to ice all year',
        'Under most fields it is not cold enough for that. Where is there room for water in the ground?',
      ],
    ],
    hints: [
      'What is there between grains of sand?',
      'Pour water into a jar full of pebbles. Where does it go?',
    ],
    solution: [
      'Between grains of sand and in cracks of rock are tiny spaces.',
      'Rain trickles down and fills them. That is groundwater.',
    ],
  },
  {
    stem: 'Earth is called a blue planet, since oceans cover most of it. Why can water still be short for people?',
    right: 'Nearly all of that water is too salty to drink',
    wrong: [
      [
        'water-used-up',
        'People have used up most of the oceans',
        'The oceans are still full. What is in ocean water that makes it bad to drink?',
      ],
      [
        'mostly-fresh',
        'The oceans are fresh but too far from towns',
        'Many towns lie by the sea. What is in ocean water that makes it bad to drink?',
      ],
      [
        'ice-forgotten',
        'All of the oceans are covered by thick ice',
        'Most of the oceans are free of ice. What is in ocean water that makes it bad to drink?',
      ],
    ],
    hints: [
      'What is ocean water like when you taste it?',
      'People need fresh water. What kind of water fills the oceans?',
    ],
    solution: [
      'Oceans hold about 97 of every 100 liters of Earth’s water.',
      'That water is too salty to drink and for most crops.',
      'So much water does not mean much drinking water.',
    ],
  },
  {
    stem: 'Which of these holds the least water?',
    right: 'All rivers together',
    wrong: [
      [
        'lakes-hold-most',
        'All lakes together',
        'Lakes are wide and deep. What about long and narrow things?',
      ],
      [
        'ice-forgotten',
        'All ice together',
        'Ice holds most of the fresh water. Which of the four is narrow and not deep?',
      ],
      [
        'groundwater-river',
        'All groundwater together',
        'Groundwater is out of sight, but there is very much of it. Which of the four is narrow and not deep?',
      ],
    ],
    hints: [
      'Think of how wide and how deep each of them is.',
      'Rivers are long. But how much water is in them at one moment?',
    ],
    solution: [
      'Ice and groundwater hold nearly all fresh water, and lakes hold some.',
      'Rivers are narrow and not deep, so they hold least at any one moment.',
    ],
  },
  {
    stem: 'A glacier is a thick mass of ice on land. To which of Earth’s systems does it belong?',
    right: 'Hydrosphere',
    wrong: [
      ['mixes-spheres', 'Geosphere', 'A glacier is hard like rock. But of what is it made?'],
      ['mixes-spheres', 'Atmosphere', 'Snow falls from the air. But of what is a glacier made?'],
      ['mixes-spheres', 'Biosphere', 'A glacier moves, but it is not alive. Of what is it made?'],
    ],
    hints: ['Of what is a glacier made?', 'Ice is frozen water. Which system has all water, frozen or not?'],
    solution: ['A glacier is ice, and ice is frozen water.', 'All water and ice belong to the hydrosphere.'],
  },
]

const second: readonly ConceptQuestion[] = [
  {
    stem: '{name} says: “Less than 1 of every 100 liters of fresh water is in lakes and rivers, so we could do without it.” What is the best reply?',
    right: 'A small share of very much is still much',
    wrong: [
      [
        'small-is-nothing',
        'That is right, as so small a share is as good as nothing',
        'Lakes and rivers give water to very many towns. What is a small share of a huge amount?',
      ],
      [
        'lakes-hold-most',
        'That is wrong, as they hold more than half of it',
        'The share is small indeed. But is it of no use?',
      ],
      [
        'ice-forgotten',
        'That is right, since towns use melted glaciers',
        'Most towns are far from any glacier. Where do they get their water?',
      ],
    ],
    hints: [
      'Where do towns and farms get their water from?',
      'Compare: ice is far away, and groundwater is deep. How easy is it to get at a lake?',
    ],
    solution: [
      'The share is small, but the whole is huge.',
      'Lakes and rivers are easy to reach, so very many towns and farms use them.',
    ],
  },
  {
    stem: 'A town by the sea pumps more groundwater than rain brings back. What is most likely after some years?',
    right: 'Wells must be dug deeper, and some turn salty',
    wrong: [
      [
        'water-used-up',
        'Nothing changes, as groundwater never runs short',
        'More is taken out than comes in. What happens to a bathtub in that case?',
      ],
      [
        'groundwater-river',
        'An underground river fills the gap at once',
        'Groundwater seeps slowly between grains. Can it fill the gap at once?',
      ],
      [
        'mostly-fresh',
        'Sea water seeps in and makes it fresher',
        'Sea water does seep in. But is sea water fresh?',
      ],
    ],
    hints: [
      'Compare what is taken out with what comes in.',
      'The level of the groundwater sinks. What is close by that could seep in?',
    ],
    solution: [
      'More water is taken out than rain brings back, so the level sinks.',
      'Then wells must go deeper. Near the sea, salt water can seep in.',
    ],
  },
  {
    stem: 'Two graphs show the same data: salt water 97 of 100 and fresh water 3 of 100. One bar is hard to see. What does this tell?',
    right: 'Fresh water is a small part',
    wrong: [
      [
        'small-is-nothing',
        'There is no fresh water on Earth',
        'The bar is short, but it is not gone. How much is it of 100?',
      ],
      [
        'mostly-fresh',
        'The graph must be upside down',
        'Think of the oceans. Which kind of water is there most of?',
      ],
      ['other-part', 'Salt water is the short bar', 'Which of the two numbers is larger: 97 or 3?'],
    ],
    hints: ['Which bar is the short one?', 'Compare 3 with 97. What does a short bar stand for?'],
    solution: [
      'The bar for fresh water reaches only 3 of 100.',
      'It is short, since fresh water is a small part of all water.',
    ],
  },
  {
    stem: 'A ship at sea runs out of drinking water. What could the crew do to get fresh water?',
    right: 'Heat sea water and cool the steam into drops',
    wrong: [
      [
        'mostly-fresh',
        'Let sea water stand until the dirt sinks',
        'Dirt sinks, but salt stays in the water. How can water leave the salt behind?',
      ],
      [
        'mostly-fresh',
        'Take water from deep under the waves',
        'Deep sea water is salty, too. How can water leave the salt behind?',
      ],
      [
        'mostly-fresh',
        'Pour sea water through a piece of cloth',
        'Cloth holds back sand, but not salt. How can water leave the salt behind?',
      ],
    ],
    hints: [
      'The salt must be left behind.',
      'When salt water boils, what goes up into the air, and what stays in the pot?',
    ],
    solution: [
      'When sea water is heated, water goes off as steam, and the salt stays.',
      'When the steam cools, it turns into drops of fresh water.',
    ],
  },
  {
    stem: 'Rain falls on a hill. It soaks into the soil, feeds grass, and washes some soil into a creek. How many of Earth’s four systems take part?',
    right: 'All four',
    wrong: [
      ['mixes-spheres', 'Only one', 'Rain is water. But what does it fall through, and what does it feed?'],
      ['mixes-spheres', 'Two', 'You may have found water and soil. What about the air, and the grass?'],
      ['mixes-spheres', 'Three', 'One is missing. Look for air, water, soil, and something alive.'],
    ],
    hints: [
      'Go through the story: where do you find air, water, soil, and life?',
      'Rain falls through the air. It is water. It moves soil. And what is alive here?',
    ],
    solution: [
      'Rain and creek: hydrosphere. Soil: geosphere. Grass: biosphere.',
      'The rain comes down out of the air: atmosphere.',
      'So all four take part.',
    ],
  },
  {
    stem: 'The ice of Antarctica is fresh water. Why is it not used as drinking water by many people?',
    right: 'It is far away from where people live',
    wrong: [
      [
        'mostly-fresh',
        'It is too salty, as it lies in the sea',
        'The ice is made of snow that fell on land. Is snow salty?',
      ],
      [
        'small-is-nothing',
        'There is too little of it to be of use',
        'It is more than half of all fresh water. What else makes it hard to use?',
      ],
      [
        'water-used-up',
        'It can never be melted into water again',
        'Ice melts when it gets warm. What else makes it hard to use?',
      ],
    ],
    hints: [
      'Where is Antarctica, and who lives there?',
      'The ice is fresh, and there is very much of it. What would it take to bring it to a town?',
    ],
    solution: [
      'The ice comes from snow, so it is fresh, and there is very much of it.',
      'But Antarctica is far from the towns of the world, so it is hard to use.',
    ],
  },
]

const third: readonly ConceptQuestion[] = [
  {
    stem: 'Graph 1 shows all water: 3 of 100 parts are fresh. Graph 2 shows the fresh water: 69 of 100 parts are ice. Which sentence is right?',
    right: 'Of 100 parts of all water, about 2 are ice',
    wrong: [
      [
        'wrong-whole',
        'Of 100 parts of all water, about 69 are ice',
        'The 69 is a share of the fresh water only. What is the whole of Graph 2?',
      ],
      [
        'wrong-whole',
        'There is more ice than salt water on Earth',
        'Ice is a part of the 3 parts that are fresh. How much is salt water?',
      ],
      [
        'part-not-taken-out',
        'Of 100 parts of all water, about 72 are ice',
        'The two numbers have different wholes, so they cannot be added. Ice is a part of which 3?',
      ],
    ],
    hints: [
      'What is the whole of each graph?',
      'Ice is a part of the fresh water. All fresh water is 3 of 100 parts. Can ice be more than that?',
    ],
    solution: [
      'Ice is 69 of 100 parts of the fresh water: a bit more than two thirds.',
      'Two thirds of 3 parts are 2 parts.',
      'So ice is about 2 of every 100 parts of all water.',
    ],
  },
  {
    stem: 'If ice that lies on land melts and flows to the sea, what happens to the amounts of water?',
    right: 'Less ice, and a bit more salt water',
    wrong: [
      [
        'water-used-up',
        'Both get less, as melted ice is gone',
        'Melted ice is still water. Where has it gone?',
      ],
      [
        'mostly-fresh',
        'More fresh water, as the sea turns fresh',
        'There is far more salt water than ice. Does a bit of fresh water make the sea fresh?',
      ],
      [
        'small-is-nothing',
        'Nothing changes in any of the stores',
        'Water has moved from one store to another. Which gets less, and which gets more?',
      ],
    ],
    hints: [
      'Follow the water: where was it before, and where is it then?',
      'Fresh water that is mixed with very much salt water turns salty.',
    ],
    solution: [
      'The water leaves the ice on land, so that store gets less.',
      'It mixes with the sea and turns salty. So there is a bit more salt water, and the sea rises.',
    ],
  },
  {
    stem: 'A farm pumps water onto its fields. Much of it evaporates. {name} says the water is lost for ever. What is better to say?',
    right: 'It is in the air and may rain down elsewhere',
    wrong: [
      [
        'water-used-up',
        'It is lost, since plants have used it up',
        'Plants give off most of the water from their leaves. Where does it go then?',
      ],
      [
        'water-used-up',
        'It is still in the field, where it cannot be seen now',
        'It has evaporated. Where is water that has evaporated?',
      ],
      [
        'groundwater-river',
        'It has all flowed back to the well by now',
        'Much of it went up, not down. Where is water that has evaporated?',
      ],
    ],
    hints: [
      'Where is water that has evaporated?',
      'Vapor in the air can turn into clouds and rain. Must that be at the same place?',
    ],
    solution: [
      'Water that evaporates goes into the air as vapor.',
      'It can rain down again, but maybe far away.',
      'So Earth keeps its water, and still the farm can run short of it.',
    ],
  },
  {
    stem: 'Two towns have the same rain. Town A lies on sand, and Town B on solid rock without cracks. Which one can likely get more groundwater?',
    right: 'Town A, as sand has many tiny spaces',
    wrong: [
      [
        'groundwater-river',
        'Town B, as rock can hold a river inside',
        'Solid rock without cracks has no room. Where does water fit between grains?',
      ],
      [
        'groundwater-river',
        'Town B, as water cannot leak away there',
        'Water cannot leak out, but can it get in at all?',
      ],
      [
        'mostly-fresh',
        'Both the same, as the rain is the same',
        'The rain is the same. But how much of it finds room in the ground?',
      ],
    ],
    hints: ['Where in the ground can water be?', 'Pour water on sand, and on a stone. What happens?'],
    solution: [
      'Groundwater fills tiny spaces between grains.',
      'Sand has many of them, but solid rock has hardly any.',
      'So Town A can get more groundwater.',
    ],
  },
  {
    stem: 'Which plan would best show that trees change the air on a hot day?',
    right: 'Measure how moist the air is under trees and on a bare lot',
    wrong: [
      [
        'turns-cause',
        'Measure how much rain falls on the trees and on a bare lot',
        'That shows what the air does to the trees. The question is about the other way around.',
      ],
      [
        'turns-cause',
        'Count the trees in a wet place and in a desert',
        'That shows how water changes what grows. The question is what trees do to the air.',
      ],
      [
        'mixes-spheres',
        'Weigh the soil under the trees and on a bare lot',
        'That is about the soil. Which of Earth’s systems is air?',
      ],
    ],
    hints: [
      'Which system acts here, and which one is changed?',
      'The plan must measure something in the air, with trees and without them.',
    ],
    solution: [
      'Trees (biosphere) act here, and the air (atmosphere) is changed.',
      'So measure the air with trees and without trees, with all else alike.',
    ],
  },
  {
    stem: 'Of 1,000 drops of all water, 25 are fresh, and fewer than 1 of these is in lakes and rivers. Which conclusion fits best?',
    right: 'Lakes and rivers must be kept clean, as so little is there',
    wrong: [
      [
        'small-is-nothing',
        'Lakes and rivers do not matter much, as so little is there',
        'Many towns and wild animals drink from them. What would they do without them?',
      ],
      [
        'lakes-hold-most',
        'Lakes and rivers must have been counted wrong',
        'We see them often, and so we think they are large. Where is the rest of the 25?',
      ],
      [
        'water-used-up',
        'People have used up the other 975 drops',
        'The other 975 are not gone. What kind of water are they?',
      ],
    ],
    hints: [
      'What are the other 975 drops? And where are most of the 25?',
      'Who needs the water in lakes and rivers?',
    ],
    solution: [
      '975 of the drops are salty, and most of the 25 are ice or groundwater.',
      'So little is in lakes and rivers, and so many living things need it.',
      'That is why it matters to keep them clean.',
    ],
  },
]

/** The bank by level: where water is, what follows for people, shares of shares and fair comparisons. */
export const waterQuestions: Record<Level, readonly ConceptQuestion[]> = { 1: first, 2: second, 3: third }
