import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

interface Pair {
  source: string
  target: string
  misconception: string
  feedback: string
}
interface Pairing {
  stem: string
  pairs: readonly Pair[]
  hints: readonly string[]
}

export const pairings: Record<Level, Pairing> = {
  1: {
    stem: 'Match each thing with what its particles do.',
    pairs: [
      ...['An ice cube', 'A steel spoon', 'A grain of salt', 'A copper coin'].map((source) => ({
        source,
        target: 'Shake in fixed places',
        misconception: 'states-mixed',
        feedback: `${source} keeps its shape. So what do its particles do?`,
      })),
      ...['Milk in a glass', 'Oil in a bottle', 'Water in a pond', 'Mercury in an old thermometer'].map(
        (source) => ({
          source,
          target: 'Slide past each other, close together',
          misconception: 'states-mixed',
          feedback: `${source} flows, but it does not fill any room. So how close are its particles?`,
        }),
      ),
      ...['Air in a tire', 'Helium in a balloon', 'Steam in a kettle', 'Carbon dioxide in a soda bubble'].map(
        (source) => ({
          source,
          target: 'Fly about freely, far apart',
          misconception: 'states-mixed',
          feedback: `${source} fills all the room that it has. So how do its particles move?`,
        }),
      ),
    ],
    hints: [
      'Say first whether each thing is a solid, a liquid, or a gas.',
      'A solid keeps its shape, a liquid flows, and a gas fills all the room it has.',
    ],
  },
  2: {
    stem: 'Match each change with what happens to the particles.',
    pairs: [
      {
        source: 'Melting',
        target: 'They leave their fixed places but stay close',
        misconception: 'changes-swapped',
        feedback: 'Melting is from solid to liquid. What do particles do in each of these?',
      },
      {
        source: 'Freezing',
        target: 'They slow down and settle in fixed places',
        misconception: 'changes-swapped',
        feedback: 'Freezing is from liquid to solid. Where do particles end up?',
      },
      {
        source: 'Boiling',
        target: 'They get free of each other and fly apart',
        misconception: 'changes-swapped',
        feedback: 'Boiling is from liquid to gas. How far apart are particles of a gas?',
      },
      {
        source: 'Condensation',
        target: 'They slow down and come close together, in no order',
        misconception: 'changes-swapped',
        feedback: 'Condensation is from gas to liquid. What do particles of a liquid do?',
      },
      {
        source: 'Heating a gas',
        target: 'They move faster and hit the walls harder',
        misconception: 'motion-reversed',
        feedback: 'It stays a gas. What does a higher temperature mean for its particles?',
      },
      {
        source: 'Cooling a solid',
        target: 'They shake less, in the same places',
        misconception: 'motion-reversed',
        feedback: 'It stays a solid. What does a lower temperature mean for its particles?',
      },
    ],
    hints: [
      'Say for each change what it is before and what it is afterward.',
      'Heating makes particles faster and takes them apart. Cooling does the opposite.',
    ],
  },
  3: {
    stem: 'What do the particles do in each case? Match them up.',
    pairs: [
      {
        source: 'A bottle of juice bursts in the freezer',
        target: 'Particles settle in an order that leaves more room between them',
        misconception: 'particles-swell',
        feedback: 'Water becomes ice there. The particles stay as they are, but what about their order?',
      },
      {
        source: 'A basketball gets softer in the cold',
        target: 'Slower particles hit the wall less hard',
        misconception: 'motion-reversed',
        feedback: 'It is filled with gas. What do its particles do when it gets colder?',
      },
      {
        source: 'The liquid in a thermometer rises',
        target: 'Faster particles push each other a bit apart',
        misconception: 'particles-swell',
        feedback: 'It gets warmer and stays liquid. What do faster particles need?',
      },
      {
        source: 'One smells bread from the next room',
        target: 'Particles of a gas spread out by themselves',
        misconception: 'states-mixed',
        feedback: 'Something from the bread gets to your nose. In which state?',
      },
      {
        source: 'Wet skin feels cool in the wind',
        target: 'The fastest particles leave, and the slower ones stay',
        misconception: 'motion-reversed',
        feedback: 'Water evaporates there. Which particles can leave, and which stay?',
      },
      {
        source: 'Ice water stays at 0 °C while ice is left',
        target: 'Energy goes into freeing particles from their places',
        misconception: 'plateau-no-energy',
        feedback: 'Energy goes in, but the temperature stays. Where does the energy go?',
      },
    ],
    hints: [
      'Ask for each: is there a change of state, or do particles only get faster or slower?',
      'Particles never change their size. What changes is their speed, their distance, or their order.',
    ],
  },
}

const basics: readonly ConceptQuestion[] = [
  {
    stem: 'Why does a gas fill all of its container?',
    right: 'Its particles fly about freely in all directions',
    wrong: [
      [
        'particles-swell',
        'Its particles grow until the container is full',
        'Particles do not grow. What do they do when nothing holds them?',
      ],
      [
        'states-mixed',
        'Its particles hold on to each other in long chains',
        'Then it would not spread out. How strongly are particles of a gas held?',
      ],
      [
        'particles-made',
        'It makes new particles until the container is full',
        'Particles are not made. The ones that are there can move.',
      ],
    ],
    hints: [
      'What can particles of a gas do that those of a solid cannot?',
      'Nothing keeps them together. So where do they go?',
    ],
    solution: [
      'Particles of a gas are hardly held by each other.',
      'So they fly on until they hit a wall, and fill all the room.',
    ],
  },
  {
    stem: 'Two cups hold the same amount of water, at 20 °C and at 60 °C. How do their particles differ?',
    right: 'At 60 °C they move faster on average',
    wrong: [
      [
        'motion-reversed',
        'At 20 °C they move faster on average',
        'Which water is warmer? Warmer means faster particles.',
      ],
      [
        'particles-swell',
        'At 60 °C each particle is larger',
        'Particles do not grow. What does temperature tell about them?',
      ],
      [
        'particles-made',
        'At 60 °C there are many more particles',
        'The amount of water is the same, so the number of particles is, too.',
      ],
    ],
    hints: [
      'What does temperature tell about particles?',
      'The number and the size of the particles stay the same. So what differs?',
    ],
    solution: [
      'Temperature tells how fast particles move on average.',
      'So at 60 °C they move faster. Their number and size are the same.',
    ],
  },
  {
    stem: 'Why does an ice cube keep its shape, while water does not?',
    right: 'In ice the particles stay in fixed places',
    wrong: [
      [
        'states-mixed',
        'In ice the particles do not move at all',
        'They shake all the time, also in ice. But can they change places?',
      ],
      [
        'particles-swell',
        'Particles of ice are hard, and those of water are soft',
        'A single particle is neither hard nor soft. Compare how they are held.',
      ],
      [
        'particles-made',
        'Ice has other particles than water',
        'It is the same substance. Compare how the particles are held.',
      ],
    ],
    hints: [
      'How can particles move in a solid, and how in a liquid?',
      'In one of them, particles can slide past each other.',
    ],
    solution: [
      'In ice the particles shake in fixed places, so the shape stays.',
      'In water they slide past each other, so it flows.',
    ],
  },
  {
    stem: 'What are the big bubbles in boiling water made of?',
    right: 'Water as a gas',
    wrong: [
      [
        'bubbles-are-air',
        'Air',
        'A bit of air comes out early on. But water goes on bubbling until it is gone. Into what does it turn?',
      ],
      [
        'particles-made',
        'Oxygen and hydrogen',
        'Boiling does not take water particles apart. They only get free of each other.',
      ],
      [
        'bubbles-are-air',
        'Nothing at all, they are empty',
        'Something must push the water aside. What does water turn into?',
      ],
    ],
    hints: [
      'The pot gets empty in the end. Where does the water go?',
      'At 100 °C liquid water becomes a gas, also deep in the pot.',
    ],
    solution: [
      'When water boils, it becomes a gas all through the liquid.',
      'So the bubbles are water vapor.',
    ],
  },
  {
    stem: 'A closed syringe holds air. {name} can push it to half its size, but not with water in it. Why?',
    right: 'Particles of a gas are far apart, those of a liquid are close',
    wrong: [
      [
        'particles-swell',
        'Particles of air shrink, those of water do not',
        'Particles do not shrink. What is between the particles of air?',
      ],
      [
        'particles-made',
        'Some particles of air disappear when they are pushed',
        'The syringe is closed, so all are still there. What is between them?',
      ],
      [
        'states-mixed',
        'Particles of water do not move, those of air do',
        'Both move. Compare how much room there is between them.',
      ],
    ],
    hints: [
      'What is between the particles of a gas?',
      'How much closer can particles get in a gas, and how much in a liquid?',
    ],
    solution: [
      'Between particles of a gas there is much empty room.',
      'So they can be pushed together. Those of a liquid are close already.',
    ],
  },
  {
    stem: 'Butter melts in a warm pan. What happens to its mass?',
    right: 'It stays the same, as no particle is lost',
    wrong: [
      [
        'particles-made',
        'It gets less, since liquids are lighter',
        'No particle leaves the pan. What does mass depend on?',
      ],
      [
        'particles-made',
        'It gets more, since heat is added',
        'Energy comes in, but no new particles. What does mass depend on?',
      ],
      [
        'particles-swell',
        'It gets more, since the particles grow',
        'Particles do not grow. Are there more of them?',
      ],
    ],
    hints: [
      'Are particles added, or do any leave?',
      'The particles are the same, only in another order. So what about the mass?',
    ],
    solution: [
      'Melting changes how particles are held, not how many there are.',
      'So the mass stays the same.',
    ],
  },
]

const usual: readonly ConceptQuestion[] = [
  {
    stem: 'Water boils in a pot. {name} turns the burner up. What happens to the temperature of the water?',
    right: 'It stays the same, but the water boils away faster',
    wrong: [
      [
        'always-warmer',
        'It rises well above 100 °C',
        'While it boils, its temperature stays. Where does the added energy go?',
      ],
      [
        'plateau-no-energy',
        'It stays the same, since no more energy goes in',
        'More energy does go in. What does the water do with it?',
      ],
      [
        'motion-reversed',
        'It falls, since the water boils harder',
        'More energy goes in than before. What does boiling harder mean?',
      ],
    ],
    hints: [
      'What does a heating curve look like while something boils?',
      'The added energy frees particles. So what happens faster?',
    ],
    solution: [
      'While water boils, its temperature stays at its boiling point.',
      'The added energy frees more particles each second, so it boils away faster.',
    ],
  },
  {
    stem: 'Ice at 0 °C and water at 0 °C have the same mass. Which needs more energy to get to 20 °C?',
    right: 'The ice, since it has to melt first',
    wrong: [
      [
        'always-warmer',
        'Neither, since both start at 0 °C',
        'They start at the same temperature. But which one has to change its state on the way?',
      ],
      [
        'states-mixed',
        'The water, since its particles move more freely',
        'The water has that energy already. Which one still has to get it?',
      ],
      [
        'plateau-no-energy',
        'Neither, since melting takes no energy',
        'On the level part of a heating curve, energy goes in. Where does it go?',
      ],
    ],
    hints: [
      'What does the ice have to do before it can warm up?',
      'Melting takes energy, though the temperature does not change.',
    ],
    solution: [
      'The ice has to melt first, and this takes energy.',
      'Then it warms up like the water. So the ice needs more.',
    ],
  },
  {
    stem: 'A railroad has small gaps between its rails. What are they for?',
    right: 'On hot days the rails get a bit longer',
    wrong: [
      [
        'particles-swell',
        'On hot days each particle of steel gets larger',
        'Rails do get longer, but particles do not grow. What do they do instead?',
      ],
      [
        'motion-reversed',
        'On cold days the rails get a bit longer',
        'In the cold, particles move less. Do they need more room then?',
      ],
      [
        'states-mixed',
        'On hot days some of the steel melts into them',
        'Steel melts at about 1,500 °C. What do its particles do on a hot day?',
      ],
    ],
    hints: [
      'What do particles of a solid do when it gets hot?',
      'If they shake harder, how much room do they take up?',
    ],
    solution: [
      'In the heat, particles of steel shake harder and get a bit farther apart.',
      'So the rails get longer. The gaps leave room for that.',
    ],
  },
  {
    stem: 'A bicycle tire is harder after a ride on a hot road. Its size hardly changes. Why is it harder?',
    right: 'Faster particles hit the inside harder',
    wrong: [
      [
        'particles-swell',
        'Each particle of air has grown',
        'Particles do not grow. What do they do when it gets hot?',
      ],
      [
        'particles-made',
        'There are more particles of air inside',
        'The tire is closed. What do the particles do that are in it?',
      ],
      [
        'motion-reversed',
        'Slower particles stick to the inside',
        'It got hotter. Do particles get slower then?',
      ],
    ],
    hints: [
      'What pushes against the inside of a tire?',
      'It got hotter. What does this do to the particles of air?',
    ],
    solution: [
      'Particles of air hit the inside all the time: that is the pressure.',
      'In the heat they are faster and hit harder and more often.',
    ],
  },
  {
    stem: 'On which part of a heating curve do solid and liquid exist side by side?',
    right: 'On the first level part',
    wrong: [
      [
        'changes-swapped',
        'On the second level part',
        'There it boils. Which two states exist side by side then?',
      ],
      [
        'always-warmer',
        'On the first rising part',
        'There it is all solid and gets warmer. When does the first liquid appear?',
      ],
      [
        'always-warmer',
        'On the part between the two level ones',
        'There all of it is liquid and gets warmer.',
      ],
    ],
    hints: [
      'When is there ice in the water?',
      'While it melts, both are there. What does the line do meanwhile?',
    ],
    solution: [
      'While a substance melts, both solid and liquid are there.',
      'Meanwhile the temperature stays the same: that is the first level part.',
    ],
  },
  {
    stem: 'A balloon from a warm room is put in a freezer. It shrinks. What happened to the particles inside?',
    right: 'They slowed down and got closer together',
    wrong: [
      [
        'particles-swell',
        'Each of them shrank',
        'Particles keep their size. What changes is how fast they move.',
      ],
      [
        'particles-made',
        'Some of them disappeared in the cold',
        'The balloon is closed, and no particle gets lost. When it warms up, it is as large as before.',
      ],
      ['motion-reversed', 'They got faster and flew out', 'In the cold, particles get slower.'],
    ],
    hints: [
      'What does cold do to the motion of particles?',
      'If they hit the balloon less hard, what does its skin do?',
    ],
    solution: [
      'In the cold, the particles move more slowly and hit the skin less hard.',
      'So the skin pulls in, and they get closer together.',
    ],
  },
]

const hard: readonly ConceptQuestion[] = [
  {
    stem: 'Steam at 100 °C burns skin worse than water at 100 °C. What is the best explanation?',
    right: 'The steam gives off extra energy while it condenses',
    wrong: [
      [
        'always-warmer',
        'Steam at 100 °C is hotter than water at 100 °C',
        'Both have the same temperature. What does steam do on cool skin?',
      ],
      [
        'particles-swell',
        'Particles of steam are hotter than those of water',
        'At the same temperature they move as fast on average. What does steam do on cool skin?',
      ],
      [
        'states-mixed',
        'Particles of steam are packed more closely',
        'Particles of a gas are far apart. What does steam do on cool skin?',
      ],
    ],
    hints: [
      'Both have the same temperature. But what happens to steam on cool skin?',
      'Boiling takes in energy. What about the way back?',
    ],
    solution: [
      'On the skin, steam condenses to water.',
      'In doing so it gives off the energy that boiling took in. So it burns worse.',
    ],
  },
  {
    stem: 'On a high mountain, water boils at 90 °C. What follows for cooking potatoes there?',
    right: 'They take longer, since the water is less hot',
    wrong: [
      [
        'always-warmer',
        'They are done sooner, since water boils sooner',
        'It boils sooner, but it then stays at that temperature. How hot is it?',
      ],
      [
        'always-warmer',
        'It makes no difference, since boiling is boiling',
        'Boiling water can have different temperatures. Which one cooks faster?',
      ],
      [
        'amount-changes-point',
        'They take longer, since there is less water in the pot',
        'The amount does not change the boiling point. What is different up there?',
      ],
    ],
    hints: [
      'How hot can water in an open pot get there?',
      'Does food cook faster in hotter or in cooler water?',
    ],
    solution: [
      'While water boils, its temperature stays at 90 °C there.',
      'That is less hot than 100 °C, so potatoes take longer.',
    ],
  },
  {
    stem: 'Two pots of water boil, one with 1 liter and one with 4 liters. What is true?',
    right: 'Both have the same temperature, but 4 liters hold more energy',
    wrong: [
      [
        'amount-changes-point',
        'The 4 liters are hotter, since they took longer to boil',
        'They took longer since there is more to heat. Does the boiling point depend on the amount?',
      ],
      [
        'amount-ignored',
        'Both have the same temperature and hold the same energy',
        'Which took longer on the same burner? So which got more energy?',
      ],
      [
        'amount-changes-point',
        'The 1 liter is hotter, since the heat is packed in less water',
        'It gets to the boiling point sooner. But then does it get hotter?',
      ],
    ],
    hints: [
      'Does the boiling point depend on how much there is?',
      'To heat four times as much water takes four times as much energy.',
    ],
    solution: [
      'Both boil at the same temperature.',
      'But there are four times as many particles in 4 liters, so they hold more energy in all.',
    ],
  },
  {
    stem: 'A cooling curve of a liquid gets level at 54 °C for some minutes, then falls again. What happens on the level part?',
    right: 'It freezes and gives off energy',
    wrong: [
      [
        'changes-swapped',
        'It melts and takes in energy',
        'It is being cooled. Which way does the state change?',
      ],
      [
        'plateau-no-energy',
        'It stops giving off energy',
        'It goes on losing energy to the cooler room. Why does it not get colder then?',
      ],
      [
        'changes-swapped',
        'It condenses and gives off energy',
        'A gas condenses. This was a liquid, so what does it become?',
      ],
    ],
    hints: [
      'It was liquid and is being cooled. What can it become?',
      'The level part means a change of state. Does energy go in or out when something is cooled?',
    ],
    solution: [
      'A liquid that is cooled becomes solid: it freezes, here at 54 °C.',
      'As its particles settle in fixed places, energy is set free. So it does not get colder for a while.',
    ],
  },
  {
    stem: 'A drop of dye spreads in hot water faster than in cold water. What does it show best?',
    right: 'Particles move faster in hot water',
    wrong: [
      [
        'motion-reversed',
        'Particles move faster in cold water',
        'The dye spreads faster in the hot water. What carries it along?',
      ],
      [
        'particles-swell',
        'Hot particles are lighter, so they float up',
        'Particles do not get lighter. And dye spreads to all sides.',
      ],
      [
        'particles-made',
        'Hot water makes more particles of dye',
        'It is the same drop. What moves its particles apart?',
      ],
    ],
    hints: [
      'What pushes particles of dye around in the water?',
      'The water particles hit them all the time. In which cup do they hit harder?',
    ],
    solution: [
      'Particles of water move all the time and push the dye around.',
      'In hot water they are faster, so the dye spreads faster.',
    ],
  },
  {
    stem: 'Dry ice is solid carbon dioxide. In a warm room it gets smaller, but never wet. What happens?',
    right: 'Its particles go straight from solid to gas',
    wrong: [
      [
        'changes-swapped',
        'It melts, and the liquid dries up at once',
        'No liquid is seen at any time. Can particles leave a solid at once?',
      ],
      [
        'particles-made',
        'Its particles are used up by the warm air',
        'Particles are not used up. Where do they go?',
      ],
      [
        'particles-swell',
        'Its particles shrink until they cannot be seen',
        'Particles keep their size. Where do they go?',
      ],
    ],
    hints: [
      'It never gets wet. Which state is left out?',
      'Where are the particles when the dry ice is gone?',
    ],
    solution: [
      'There is no liquid at any time.',
      'So the particles leave the solid and become a gas at once. This is called sublimation.',
    ],
  },
]

export const heatingQuestions: Record<Level, readonly ConceptQuestion[]> = { 1: basics, 2: usual, 3: hard }
