import type { Articles } from '../article.ts'

/** The text of every public page except the landing page and support. Long, because it is a table of prose. */
export const articles: Articles = {
  '/math-practice': {
    title: 'Math practice for grades 5 to 8',
    description:
      'Middle school math practice that adapts to your answers: fractions, ratios, integers, equations, and slope, with feedback on each mistake.',
    keywords: ['math practice', 'middle school math', 'fractions', 'ratios', 'equations'],
    subject: 'math',
    heading: 'Math that builds on what you can already do',
    lede: 'From adding fractions in grade 5 to the slope of a line in grade 8, each idea builds on an earlier one. Practice starts where you are and moves on when you’re ready.',
    sections: [
      {
        heading: 'Fresh numbers every time',
        text: 'We make new questions as you need them, so you practice the idea instead of remembering an answer. We check every question before you see it.',
      },
      {
        heading: 'Type the answer your way',
        text: 'Type 1/2, 0.5, or 2/4: we recognize equal values. If a question asks for simplest form and you use another form, it costs you nothing. We tell you what to change.',
      },
      {
        heading: 'Three levels of thinking',
        text: 'Each skill has a starting level, a grade level, and a stretch level. They differ in how you have to think, not just in the size of the numbers.',
      },
      {
        heading: 'Steps when you want them',
        text: 'Hints nudge first and show a step later. After the question closes, the worked solution uses the numbers from your question.',
      },
    ],
    example: {
      question: 'Which is the better buy: 6 pens for $4.50 or 10 pens for $7.00?',
      steps: [
        'Find the price of one pen both ways, so that the two can be compared.',
        '$4.50 ÷ 6 = $0.75 for one pen. $7.00 ÷ 10 = $0.70 for one pen.',
        '$0.70 is less than $0.75, so 10 pens for $7.00 is the better buy.',
      ],
    },
    related: ['/grade-5-math', '/grade-6-math', '/grade-7-math', '/grade-8-math', '/science-learning'],
  },
  '/science-learning': {
    title: 'Science learning for grades 5 to 8',
    description:
      'Middle school science as reasoning: read data, use models, test claims. Life, physical and Earth science practice for grades 5 to 8.',
    keywords: ['science learning', 'middle school science', 'NGSS', 'ecosystems', 'forces'],
    subject: 'science',
    heading: 'Science you reason through, not recite',
    lede: 'A science question here gives you something to work with: a data table, a food web, a diagram of forces. Your job is to say what it means.',
    sections: [
      {
        heading: 'Data first',
        text: 'Tables and graphs come from small simulations with sensible values, so the evidence in front of you really does support one answer.',
      },
      {
        heading: 'Wrong ideas are taken seriously',
        text: 'Many people think that heavy things fall faster, or that a thing needs a push to keep moving. Wrong options come from ideas like these, and the feedback speaks to them.',
      },
      {
        heading: 'Math and science together',
        text: 'Speed needs unit rates, and population graphs need slope. When the math trips you up in a science question, you can practice that math.',
      },
      {
        heading: 'Figures for everyone',
        text: 'Every figure has a description in words that gives a reader all they need to answer, and every question can be answered from the keyboard.',
      },
    ],
    example: {
      question:
        'Two cups hold water at 80 °C. Cup A holds 100 mL and cup B holds 300 mL. Which cup holds more thermal energy?',
      steps: [
        'Temperature tells how fast the particles move on average. It is the same in both cups.',
        'Thermal energy counts all of the particles together. Cup B has three times as many.',
        'So cup B holds more thermal energy, although neither cup is hotter.',
      ],
    },
    related: ['/life-science', '/physical-science', '/earth-science', '/math-practice'],
  },
  '/grade-5': {
    title: 'Grade 5 math and science',
    description: 'What grade 5 math and science are about, and how to practice them.',
    keywords: ['grade 5', 'fifth grade math', 'fifth grade science'],
    subject: null,
    heading: 'Grade 5: fractions meet fair tests',
    lede: 'Grade 5 finishes the arithmetic that everything later needs, and starts the habit of asking what the evidence says.',
    sections: [
      {
        heading: 'In math',
        text: 'Adding and subtracting fractions with different denominators, multiplying them, working with decimals to the thousandths, and measuring volume in unit cubes.',
      },
      {
        heading: 'In science',
        text: 'Matter made of particles too small to see, food webs that trace where matter goes, the water on Earth, and the patterns of shadows and of day and night.',
      },
    ],
    example: null,
    related: ['/grade-5-math', '/grade-5-science', '/grade-6'],
  },
  '/grade-6': {
    title: 'Grade 6 math and science',
    description: 'What grade 6 math and science are about, and how to practice them.',
    keywords: ['grade 6', 'sixth grade math', 'sixth grade science'],
    subject: null,
    heading: 'Grade 6: comparing with ratios, explaining with energy',
    lede: 'Grade 6 is where arithmetic turns into reasoning about relationships, and where science starts to follow energy.',
    sections: [
      {
        heading: 'In math',
        text: 'Ratios and unit rates, dividing fractions, negative numbers on the number line, and the first equations with a letter for the unknown.',
      },
      {
        heading: 'In science',
        text: 'Cells and body systems, heat and temperature, weather, and how the Sun’s energy drives it.',
      },
    ],
    example: null,
    related: ['/grade-6-math', '/grade-6-science', '/grade-7'],
  },
  '/grade-7': {
    title: 'Grade 7 math and science',
    description: 'What grade 7 math and science are about, and how to practice them.',
    keywords: ['grade 7', 'seventh grade math', 'seventh grade science'],
    subject: null,
    heading: 'Grade 7: proportions everywhere',
    lede: 'Percents, scale, and chance are one idea seen from different sides. In science, populations and particles obey counts that you can check.',
    sections: [
      {
        heading: 'In math',
        text: 'Proportional relationships, percent problems, adding and multiplying signed numbers, two-step equations, scale drawings, circles, and probability.',
      },
      {
        heading: 'In science',
        text: 'Atoms and what happens to them in a reaction, ecosystems and the populations in them, and the slow processes that shape rock and land.',
      },
    ],
    example: null,
    related: ['/grade-7-math', '/grade-7-science', '/grade-8'],
  },
  '/grade-8': {
    title: 'Grade 8 math and science',
    description: 'What grade 8 math and science are about, and how to practice them.',
    keywords: ['grade 8', 'eighth grade math', 'eighth grade science'],
    subject: null,
    heading: 'Grade 8: lines, laws, and long stretches of time',
    lede: 'Grade 8 math is the gate to algebra. Grade 8 science asks how things move, how traits are passed on, and how we know what happened long ago.',
    sections: [
      {
        heading: 'In math',
        text: 'Linear equations and slope, functions, systems of equations, exponents and scientific notation, transformations, and the Pythagorean theorem.',
      },
      {
        heading: 'In science',
        text: 'Forces and motion, waves, inheritance and natural selection, and the place of Earth among the Sun, the Moon, and the planets.',
      },
    ],
    example: null,
    related: ['/grade-8-math', '/grade-8-science', '/algebra-practice'],
  },
  '/grade-5-math': {
    title: 'Grade 5 math practice',
    description:
      'Grade 5 math: adding fractions with different denominators, decimals to the thousandths, volume, and the coordinate plane.',
    keywords: ['grade 5 math', 'fractions', 'decimals', 'volume'],
    subject: 'math',
    heading: 'Grade 5 math: make the pieces the same size',
    lede: 'Most of grade 5 is one insight used again and again: to add, compare, or measure, first agree on the unit.',
    sections: [
      {
        heading: 'Fractions',
        text: 'Thirds and fourths cannot be added until both are cut into twelfths. Multiplying asks a different question: what is a part of a part?',
      },
      {
        heading: 'Decimals',
        text: 'Tenths, hundredths and thousandths follow the same rule as hundreds and tens: each place is ten times the next.',
      },
      {
        heading: 'Volume',
        text: 'A box is filled with layers of unit cubes. Length times width counts one layer; height counts the layers.',
      },
      {
        heading: 'The coordinate plane',
        text: 'Two numbers name one point: first how far across, then how far up. The order matters.',
      },
    ],
    example: {
      question: 'What is 2/3 + 1/4?',
      steps: [
        'Thirds and fourths can both be cut into twelfths.',
        '2/3 = 8/12 and 1/4 = 3/12.',
        '8/12 + 3/12 = 11/12. Adding the numerators and the denominators would give 3/7, which is less than 2/3 alone, so it cannot be right.',
      ],
    },
    related: ['/grade-5-science', '/grade-6-math', '/ratios-decimals'],
  },
  '/grade-6-math': {
    title: 'Grade 6 math practice',
    description:
      'Grade 6 math: ratios and unit rates, dividing fractions, negative numbers, expressions, and one-step equations.',
    keywords: ['grade 6 math', 'ratios', 'unit rate', 'negative numbers'],
    subject: 'math',
    heading: 'Grade 6 math: how much for each one?',
    lede: 'Grade 6 moves from single numbers to how two quantities go together.',
    sections: [
      {
        heading: 'Ratios and rates',
        text: 'A unit rate says how much for one. With it you can compare prices, speeds, and recipes of any size.',
      },
      {
        heading: 'Dividing fractions',
        text: 'How many half-cup servings are in three cups? Dividing by a fraction counts how many fit.',
      },
      {
        heading: 'Below zero',
        text: 'Negative numbers continue the number line to the left. −7 is less than −3, although it is farther from zero.',
      },
      {
        heading: 'Letters for numbers',
        text: 'An equation such as x + 9 = 24 is a question about balance: what must x be for both sides to weigh the same?',
      },
    ],
    example: {
      question: 'A cyclist rides 18 miles in 1.5 hours at a steady speed. How far in 4 hours?',
      steps: [
        'Find the distance for one hour: 18 ÷ 1.5 = 12 miles.',
        'Four hours is four times as far: 12 × 4 = 48 miles.',
      ],
    },
    related: ['/grade-6-science', '/grade-7-math', '/ratios-decimals'],
  },
  '/grade-7-math': {
    title: 'Grade 7 math practice',
    description:
      'Grade 7 math: proportional relationships, percents, signed numbers, two-step equations, scale drawings, and probability.',
    keywords: ['grade 7 math', 'percent', 'proportions', 'integers'],
    subject: 'math',
    heading: 'Grade 7 math: percents, scale, and signs',
    lede: 'One multiplier connects prices before and after a sale, maps and the ground, shadows and trees.',
    sections: [
      {
        heading: 'Proportional relationships',
        text: 'If doubling one quantity doubles the other, their quotient never changes. That constant is the whole story.',
      },
      {
        heading: 'Percents',
        text: 'Taking 20% off and then adding 20% does not bring you back. Ask each time: percent of what?',
      },
      {
        heading: 'Signed numbers',
        text: 'Subtracting a negative is a move to the right. The number line shows why, before any rule about signs.',
      },
      {
        heading: 'Chance',
        text: 'Probability compares the outcomes you want with all possible outcomes, and many trials show it.',
      },
    ],
    example: {
      question: 'A jacket costs $60 after a 25% discount. What was the price before?',
      steps: [
        'After the discount 75% of the old price is left, so 75% of it is $60.',
        '25% is a third of 75%, so 25% of the old price is $20.',
        'All of it is $60 + $20 = $80. Adding 25% of $60 would give $75, because that takes the percent of the wrong price.',
      ],
    },
    related: ['/grade-7-science', '/grade-8-math', '/algebra-practice'],
  },
  '/grade-8-math': {
    title: 'Grade 8 math practice',
    description:
      'Grade 8 math: linear equations, slope, functions, systems, exponents, and the Pythagorean theorem.',
    keywords: ['grade 8 math', 'slope', 'linear equations', 'functions'],
    subject: 'math',
    heading: 'Grade 8 math: steady change makes a line',
    lede: 'Tables, graphs, equations, and stories can all show the same relationship. Grade 8 is about moving between them.',
    sections: [
      {
        heading: 'Equations',
        text: 'Variables on both sides, parentheses to multiply out, and equations with no solution or infinitely many.',
      },
      {
        heading: 'Slope',
        text: 'Slope is how much y changes for each step in x. A steeper line is a faster rate.',
      },
      {
        heading: 'Functions',
        text: 'A function gives one output for each input. Compare two of them even when one is a graph and the other is a table.',
      },
      {
        heading: 'Right triangles',
        text: 'The squares of the two legs add up to the square of the hypotenuse. Use this to test for right angles and to find distances.',
      },
    ],
    example: {
      question: 'A line passes through (2, 3) and (6, 11). What is its slope?',
      steps: [
        'Going from the first point to the second, y changes by 11 − 3 = 8.',
        'x changes by 6 − 2 = 4.',
        'Slope is 8 ÷ 4 = 2. Dividing 4 by 8 would tell how much x changes for each step in y.',
      ],
    },
    related: ['/grade-8-science', '/algebra-practice', '/geometry-practice'],
  },
  '/grade-5-science': {
    title: 'Grade 5 science',
    description: 'Grade 5 science: particles of matter, food webs, water on Earth, and patterns in the sky.',
    keywords: ['grade 5 science', 'food webs', 'matter', 'water cycle'],
    subject: 'science',
    heading: 'Grade 5 science: follow the matter',
    lede: 'Sugar that dissolves is not gone, and a log that rots does not vanish. Grade 5 science asks where the matter went.',
    sections: [
      {
        heading: 'Particles',
        text: 'Air has weight and takes up space. Weigh everything before and after a change, and the total stays the same.',
      },
      {
        heading: 'Food webs',
        text: 'Arrows in a food web point from what is eaten to the eater: the way that matter and energy go.',
      },
      {
        heading: 'Water',
        text: 'Nearly all of Earth’s water is salty. Most of the fresh water is ice or lies underground.',
      },
      {
        heading: 'The sky',
        text: 'Shadows shorten and lengthen in a pattern, because Earth turns once a day.',
      },
    ],
    example: {
      question: 'You stir 20 g of sugar into 180 g of water until none can be seen. What does the mix weigh?',
      steps: [
        'The sugar has broken into particles that are too small to see, but all of them are still there.',
        '180 g + 20 g = 200 g.',
      ],
    },
    related: ['/grade-5-math', '/grade-6-science', '/life-science'],
  },
  '/grade-6-science': {
    title: 'Grade 6 science',
    description: 'Grade 6 science: thermal energy, cells and body systems, and weather and climate.',
    keywords: ['grade 6 science', 'thermal energy', 'cells', 'weather'],
    subject: 'science',
    heading: 'Grade 6 science: energy on the move',
    lede: 'Heat flows, cells burn fuel, winds blow: grade 6 follows energy from one place to the next.',
    sections: [
      {
        heading: 'Heat and temperature',
        text: 'Temperature is an average over particles; thermal energy is a total. Heat flows from the warmer thing to the cooler one until both are the same.',
      },
      {
        heading: 'Cells and systems',
        text: 'All living things are made of cells, and cells work together in tissues, organs, and systems.',
      },
      {
        heading: 'Weather',
        text: 'Uneven heating of land and sea moves air. Where air masses meet, the weather changes.',
      },
      {
        heading: 'Fair tests',
        text: 'Change one thing, measure one thing, keep the rest the same. Otherwise you cannot say what caused the result.',
      },
    ],
    example: {
      question:
        'Equal amounts of water at 20 °C and at 60 °C are mixed. What is the temperature of the mix, nearly?',
      steps: [
        'The warm water gives energy to the cool water until both have the same temperature.',
        'Equal amounts meet halfway: (20 + 60) ÷ 2 = 40 °C. Adding to 80 °C would make it hotter than either.',
      ],
    },
    related: ['/grade-6-math', '/grade-7-science', '/physical-science'],
  },
  '/grade-7-science': {
    title: 'Grade 7 science',
    description:
      'Grade 7 science: atoms and reactions, ecosystems and populations, and Earth’s changing surface.',
    keywords: ['grade 7 science', 'chemical reactions', 'ecosystems', 'populations'],
    subject: 'science',
    heading: 'Grade 7 science: count what changes and what does not',
    lede: 'In a reaction the atoms are rearranged but never lost. In an ecosystem the numbers rise and fall for reasons you can trace.',
    sections: [
      {
        heading: 'Atoms and reactions',
        text: 'Count each kind of atom before and after. If the counts differ, something is missing from the picture.',
      },
      {
        heading: 'Populations',
        text: 'Food, space, and predators set how many can live in one place. Change one, and follow the effects.',
      },
      {
        heading: 'Cycles of matter',
        text: 'Plants build themselves mostly out of air and water. Decomposers give the matter back.',
      },
      {
        heading: 'Earth’s surface',
        text: 'Moving plates, wind, and water shape the land, some in seconds and some over millions of years.',
      },
    ],
    example: {
      question: 'Two molecules of H₂ react with one molecule of O₂. How many molecules of H₂O can form?',
      steps: [
        'Before: 2 × 2 = 4 hydrogen atoms and 2 oxygen atoms.',
        'Each H₂O takes 2 hydrogen atoms and 1 oxygen atom.',
        'So 2 molecules of water form, and no atom is left over.',
      ],
    },
    related: ['/grade-7-math', '/grade-8-science', '/life-science'],
  },
  '/grade-8-science': {
    title: 'Grade 8 science',
    description:
      'Grade 8 science: forces and motion, inheritance, natural selection, waves, and the solar system.',
    keywords: ['grade 8 science', 'forces', 'genetics', 'natural selection'],
    subject: 'science',
    heading: 'Grade 8 science: causes you can calculate',
    lede: 'How fast will it go? What are the chances for the next generation? Grade 8 science answers with a model and checks it.',
    sections: [
      {
        heading: 'Forces and motion',
        text: 'A net force changes motion. With no net force, a moving thing goes on at the same speed in the same direction.',
      },
      {
        heading: 'Inheritance',
        text: 'Each parent gives one copy of each gene. A Punnett square counts the ways that the copies can meet.',
      },
      {
        heading: 'Natural selection',
        text: 'Individuals do not adapt by wanting to. Those whose traits help leave more young, and the population changes.',
      },
      {
        heading: 'Waves and space',
        text: 'Waves carry energy without carrying matter. The Moon’s phases depend on how much of its lit half we can see.',
      },
    ],
    example: {
      question:
        'Both parents of a pea plant carry one tall gene T and one short gene t, and tall is dominant. What share of the offspring is expected to be short?',
      steps: [
        'The pairs that can form are TT, Tt, tT and tt, and all four are equally likely.',
        'Only tt is short, so one in four is expected to be: 25%.',
      ],
    },
    related: ['/grade-8-math', '/physical-science', '/life-science'],
  },
  '/algebra-practice': {
    title: 'Algebra practice',
    description:
      'Algebra for grades 6 to 8: expressions, equations with variables on both sides, slope, and lines.',
    keywords: ['algebra practice', 'equations', 'expressions', 'slope'],
    subject: 'math',
    heading: 'Algebra: say it with a letter, then find it',
    lede: 'Algebra is arithmetic about numbers you do not know yet. Whatever you do to one side, do to the other.',
    sections: [
      {
        heading: 'Expressions',
        text: '4x + 7 is a recipe: times four, plus seven. Two expressions are equivalent if they agree for every x.',
      },
      {
        heading: 'Equations',
        text: 'Undo the last step first. Then put your answer back into the equation: it must make both sides equal.',
      },
      {
        heading: 'Lines',
        text: 'In y = 3x + 2, the 2 is where you start and the 3 is how fast you climb.',
      },
      {
        heading: 'Common slips',
        text: 'Multiplying only the first term in parentheses, or losing a minus sign, has its own feedback here, so you can see which step it was.',
      },
    ],
    example: {
      question: 'Solve 5x − 8 = 2x + 13.',
      steps: [
        'Subtract 2x from both sides: 3x − 8 = 13.',
        'Add 8 to both sides: 3x = 21.',
        'Divide by 3: x = 7. Check: 5 × 7 − 8 = 27 and 2 × 7 + 13 = 27.',
      ],
    },
    related: ['/grade-8-math', '/grade-7-math', '/geometry-practice'],
  },
  '/geometry-practice': {
    title: 'Geometry practice',
    description:
      'Geometry for grades 5 to 8: area, volume, angles, scale, transformations, and right triangles.',
    keywords: ['geometry practice', 'area', 'volume', 'angles', 'Pythagorean theorem'],
    subject: 'math',
    heading: 'Geometry: cut it, move it, measure it',
    lede: 'Most formulas are a picture that someone cut up and put together again. Know the picture and you can find the formula again.',
    sections: [
      {
        heading: 'Area',
        text: 'A triangle is half of a rectangle or parallelogram with the same base and height. That is where the half comes from.',
      },
      {
        heading: 'Volume',
        text: 'Count one layer, then count the layers. It works for boxes of cubes and for cylinders alike.',
      },
      {
        heading: 'Scale',
        text: 'Double every length and the area is four times as large. Triple it, and it is nine times.',
      },
      {
        heading: 'Right triangles',
        text: 'In a right triangle, a² + b² = c², where c is the side across from the right angle.',
      },
    ],
    example: {
      question: 'A box is 5 cm long, 4 cm wide, and 3 cm high. How many 1 cm cubes fill it?',
      steps: [
        'One layer on the bottom holds 5 × 4 = 20 cubes.',
        'The box is 3 layers high: 20 × 3 = 60 cubes.',
      ],
    },
    related: ['/grade-5-math', '/grade-8-math', '/math-practice'],
  },
  '/ratios-decimals': {
    title: 'Ratios and decimals practice',
    description: 'Ratios, unit rates, percents, and decimals for grades 5 to 7, explained and practiced.',
    keywords: ['ratios', 'decimals', 'unit rates', 'percent'],
    subject: 'math',
    heading: 'Ratios and decimals: two ways to compare',
    lede: 'Prices, maps, recipes, and test scores all compare one number with another. Ratios, decimals, and percents are three ways to write it.',
    sections: [
      {
        heading: 'Place value',
        text: '0.5 is greater than 0.45, since five tenths beat four tenths. Longer does not mean greater.',
      },
      {
        heading: 'Equivalent ratios',
        text: 'Multiply both parts by the same number and the mix tastes the same. Add the same number to both and it does not.',
      },
      {
        heading: 'Unit rates',
        text: 'Divide to find how much for one. Then any amount is one multiplication away.',
      },
      {
        heading: 'Percents',
        text: 'A percent is a ratio out of 100: 3 out of 8 is 0.375, which is 37.5%.',
      },
    ],
    example: {
      question: 'Blue and white paint are mixed 2 to 5. How much blue goes with 20 liters of white?',
      steps: ['20 liters of white is 4 times 5 liters.', 'So it takes 4 times 2 liters of blue: 8 liters.'],
    },
    related: ['/grade-6-math', '/grade-5-math', '/algebra-practice'],
  },
  '/life-science': {
    title: 'Life science',
    description:
      'Life science for grades 5 to 8: ecosystems, food webs, populations, cells, and inheritance.',
    keywords: ['life science', 'ecosystems', 'food webs', 'genetics'],
    subject: 'science',
    heading: 'Life science: nothing lives alone',
    lede: 'From the cell to the whole forest, living things are connected by matter, energy, and inheritance.',
    sections: [
      {
        heading: 'Food webs',
        text: 'Take one species out and follow the arrows: who loses food, and who loses an enemy?',
      },
      {
        heading: 'Populations',
        text: 'A population grows until something runs short. A graph of it tells you what and when.',
      },
      {
        heading: 'Cells',
        text: 'Cells break down food with oxygen to release energy, day and night, in plants as in animals.',
      },
      {
        heading: 'Inheritance',
        text: 'Traits can skip a generation, because a gene can be carried without showing.',
      },
    ],
    example: {
      question:
        'In a field, grass feeds rabbits and rabbits feed foxes. Most foxes move away. What happens to the grass at first?',
      steps: [
        'With fewer foxes, fewer rabbits are eaten and their number rises.',
        'More rabbits eat more grass, so there is less grass.',
      ],
    },
    related: ['/grade-5-science', '/grade-7-science', '/grade-8-science'],
  },
  '/physical-science': {
    title: 'Physical science',
    description: 'Physical science for grades 5 to 8: matter, reactions, forces, motion, energy, and waves.',
    keywords: ['physical science', 'forces', 'energy', 'matter', 'waves'],
    subject: 'science',
    heading: 'Physical science: what pushes, what warms, what reacts',
    lede: 'A small number of laws covers falling balls, cooling tea, and burning wood. The work is to see which law is at play.',
    sections: [
      {
        heading: 'Forces',
        text: 'Draw every force as an arrow and add them up. Only what is left over changes the motion.',
      },
      {
        heading: 'Energy',
        text: 'Energy is never used up. It moves from place to place and changes its form.',
      },
      {
        heading: 'Matter',
        text: 'Atoms are rearranged in a reaction, and mass stays the same as long as nothing leaves.',
      },
      {
        heading: 'Waves',
        text: 'A louder sound has a larger amplitude. A higher one has a higher frequency.',
      },
    ],
    example: {
      question: 'A 2 kg cart feels a net force of 6 N. What is its acceleration?',
      steps: ['Acceleration is net force divided by mass.', '6 N ÷ 2 kg = 3 m/s².'],
    },
    related: ['/grade-6-science', '/grade-8-science', '/earth-science'],
  },
  '/earth-science': {
    title: 'Earth science',
    description: 'Earth science for grades 5 to 8: water, weather, rocks, plates, and Earth in space.',
    keywords: ['earth science', 'weather', 'rocks', 'plate tectonics', 'moon phases'],
    subject: 'science',
    heading: 'Earth science: read the planet',
    lede: 'Layers of rock, lines on a weather map, and the shape of the Moon are records. Earth science teaches you to read them.',
    sections: [
      {
        heading: 'Rock layers',
        text: 'In layers that were left as they formed, the lowest is the oldest. A crack that cuts a layer is younger than the layer.',
      },
      {
        heading: 'Water and weather',
        text: 'The Sun lifts water into the air and gravity brings it down. Between the two lies all of our weather.',
      },
      {
        heading: 'Plates',
        text: 'Plates move about as fast as fingernails grow, and in millions of years they open oceans.',
      },
      {
        heading: 'Earth in space',
        text: 'Seasons come from the tilt of Earth’s axis, not from its distance to the Sun.',
      },
    ],
    example: {
      question: 'A plate moves 5 cm each year. How far does it move in 2 million years?',
      steps: [
        '5 cm × 2,000,000 = 10,000,000 cm.',
        'There are 100,000 cm in a kilometer: 10,000,000 ÷ 100,000 = 100 km.',
      ],
    },
    related: ['/grade-5-science', '/grade-7-science', '/physical-science'],
  },
  '/ai-adaptive-learning': {
    title: 'Adaptive learning',
    description:
      'How adaptive practice works here: a learning model estimates what you know from your answers and picks your next question.',
    keywords: ['adaptive learning', 'AI learning', 'mastery', 'personalized practice'],
    subject: null,
    heading: 'Practice that adapts, and says why',
    lede: 'A statistical model of learning has an estimate for each skill you practice and updates it with every answer. It isn’t a chatbot, and it doesn’t write your questions.',
    sections: [
      {
        heading: 'The estimate',
        text: 'For each skill, the model estimates how many of 100 new, typical questions you’d get right today. You see that number as your mastery.',
      },
      {
        heading: 'The next question',
        text: 'You don’t learn much from questions that are too easy or too hard. We pick the next one so that it makes you think and you can do it.',
      },
      {
        heading: 'Why this one',
        text: 'Every question can tell you why you got it: to find your level, to practice at your level, or to stretch beyond it.',
      },
      {
        heading: 'One slip is one slip',
        text: 'One answer can only move the number so much. A careless mistake doesn’t wreck what you’ve shown before.',
      },
    ],
    example: null,
    related: ['/instant-feedback', '/progress-tracking', '/math-practice'],
  },
  '/progress-tracking': {
    title: 'Progress tracking',
    description:
      'Progress you can trust: mastery for each skill out of 100, practice minutes by day, streaks, points, and achievements.',
    keywords: ['progress tracking', 'mastery', 'student progress', 'streaks'],
    subject: null,
    heading: 'A number that means something',
    lede: 'You don’t get mastery just for showing up. Mastery 80 means you’d get about 80 of 100 new questions right today.',
    sections: [
      {
        heading: 'Skill by skill',
        text: 'Each skill has its own mastery from 0 to 100, based only on your answers. There is no number before your first answer.',
      },
      {
        heading: 'Your week',
        text: 'See the minutes you really worked each day. Time when you weren’t working doesn’t count.',
      },
      {
        heading: 'Streaks, points, achievements',
        text: 'You earn them by practicing. No one can buy them.',
      },
      {
        heading: 'For teachers',
        text: 'A teacher account has its own dashboard with classes, students, and assignments.',
      },
    ],
    example: null,
    related: ['/ai-adaptive-learning', '/instant-feedback', '/science-learning'],
  },
  '/instant-feedback': {
    title: 'Instant feedback',
    description:
      'Feedback the moment you answer: what your answer says about your thinking, a second try, and a worked solution with your own numbers.',
    keywords: ['instant feedback', 'misconceptions', 'worked solutions', 'hints'],
    subject: null,
    heading: 'Not just “wrong”: what to fix',
    lede: 'Many wrong answers come from a way of thinking that makes sense until you look closer. When yours matches one we know, the feedback is about that idea.',
    sections: [
      {
        heading: 'About your mistake',
        text: 'Added the denominators? Took the percent of the wrong price? The feedback tells you the likely mix-up and where to look.',
      },
      {
        heading: 'A second try',
        text: 'If your first answer is wrong, you get one more try before we show the solution.',
      },
      {
        heading: 'The wrong form costs nothing',
        text: 'If your answer has the wrong form, or we can’t read it, it doesn’t count as a try. We tell you what to change.',
      },
      {
        heading: 'Worked steps',
        text: 'The solution goes through your question step by step, with your numbers.',
      },
    ],
    example: {
      question: 'Someone says that 1/2 + 1/3 = 2/5. What was the thinking, and what is wrong with it?',
      steps: [
        'The numerators were added, and the denominators were added.',
        '2/5 is less than 1/2, but adding 1/3 to 1/2 must give more than 1/2.',
        'Cut both into sixths: 3/6 + 2/6 = 5/6.',
      ],
    },
    related: ['/ai-adaptive-learning', '/progress-tracking', '/ratios-decimals'],
  },
}
