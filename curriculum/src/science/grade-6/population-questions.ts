import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Cause and effect in populations: what runs short, what a change sets off, what data can and cannot show. */
export const populationQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    {
      stem: 'Ten rabbits are let into a large meadow full of grass, with no foxes near. What happens to their number in the next few years?',
      right: 'It grows faster and faster, then levels off',
      wrong: [
        [
          'no-limit-seen',
          'It grows faster and faster without end',
          'A meadow grows only so much grass each year. What happens when there are more rabbits than it can feed?',
        ],
        [
          'steady-growth',
          'It grows by the same number each year',
          'Ten rabbits have few young, a hundred have many more. So the growth cannot be the same each year.',
        ],
        [
          'animals-decide',
          'It stays at ten, as rabbits keep their number',
          'Rabbits do not plan how many they are. With plenty of food, more young are born than rabbits die.',
        ],
      ],
      hints: [
        'At first there is plenty of grass. What about later?',
        'More parents have more young. But the meadow does not grow.',
      ],
      solution: [
        'With plenty of food nearly all young live, and more parents have more young: the growth gets faster.',
        'When grass runs short, fewer young live.',
        'So the number levels off near what the meadow can feed.',
      ],
    },
    {
      stem: 'A lake can feed about 400 trout. This year 600 young trout are put in as well. What is most likely in the long run?',
      right: 'The number falls back to about 400',
      wrong: [
        [
          'no-limit-seen',
          'The number stays above 600',
          'There is food for about 400. What happens to the trout that do not get enough?',
        ],
        [
          'adds-limits',
          'The lake can now feed about 1,000',
          'Putting in fish does not put in food. What sets how many the lake can feed?',
        ],
        [
          'animals-decide',
          'The trout agree to eat less each',
          'Fish do not make agreements. Each takes what it can get, and some get too little.',
        ],
      ],
      hints: ['Has the food in the lake changed?', 'What happens to fish that do not find enough food?'],
      solution: [
        'The lake still has food for about 400 trout.',
        'With more than that, many get too little: some die, and fewer young are born.',
        'So the number falls back to about 400.',
      ],
    },
    {
      stem: 'Which of these is a resource that birds compete for in a forest?',
      right: 'Holes in trees for nests',
      wrong: [
        [
          'two-things-together',
          'The number of sunny days',
          'All birds have the same sunny days. One bird cannot take them away from another. What can one bird use up?',
        ],
        [
          'reverses-effect',
          'Hawks that hunt small birds',
          'Hawks are a danger, not something that birds want to have. A resource is something that they need and use.',
        ],
        [
          'animals-decide',
          'The wish to sing the loudest',
          'Birds sing to keep others away from something they need. What is it that they need?',
        ],
      ],
      hints: [
        'A resource is something that living things need and use.',
        'Which of these can be taken by one bird so that another cannot have it?',
      ],
      solution: [
        'Birds compete for what they need when there is not enough for all.',
        'A nest hole is needed, and only one pair can use it.',
        'So birds compete for nest holes.',
      ],
    },
    {
      stem: 'In a thick forest, small trees under tall ones hardly grow. A storm throws some tall trees down, and small ones shoot up. What had been in short supply?',
      right: 'Light',
      wrong: [
        [
          'food-only-limit',
          'Food from the soil',
          'The soil is the same as before. What reaches the small trees now that tall ones stood in the way of?',
        ],
        [
          'food-only-limit',
          'Air',
          'There was air all around them before. What do tall trees take away from those below?',
        ],
        [
          'two-things-together',
          'Wind',
          'Small trees do not need wind to grow. What do they need for making their food?',
        ],
      ],
      hints: [
        'What changed for the small trees when the tall ones fell?',
        'Trees make their own food. What do they need for that?',
      ],
      solution: [
        'Trees need light to make their food.',
        'The tall trees took most of it. When some fell, light came down to the small ones.',
        'So light was in short supply.',
      ],
    },
    {
      stem: 'After a very dry summer there are far fewer frogs at a pond. Which is the most likely cause?',
      right: 'The pond got too small for their young',
      wrong: [
        [
          'animals-decide',
          'The frogs chose to have no young',
          'Frogs do not plan their number. What do tadpoles need that was missing in a dry summer?',
        ],
        [
          'reverses-effect',
          'Fewer frogs made the summer dry',
          'You have turned cause and effect around. Can frogs change the rain?',
        ],
        [
          'change-in-one-life',
          'The frogs turned into land animals',
          'An animal cannot change its way of life in one summer. What do tadpoles need?',
        ],
      ],
      hints: ['What happens to a pond in a dry summer?', 'Where do tadpoles live?'],
      solution: [
        'In a dry summer a pond shrinks or dries up.',
        'Tadpoles live in water and die without it.',
        'So fewer frogs grow up.',
      ],
    },
    {
      stem: 'Gardeners pull out weeds so that carrots grow better. Why does that help?',
      right: 'Weeds use water, light and minerals too',
      wrong: [
        [
          'reverses-effect',
          'Weeds grow only where carrots are weak',
          'Weeds grow where there is room. The question is what they do to the carrots around them.',
        ],
        [
          'two-things-together',
          'Weeds attract the sun away from carrots',
          'Sunlight is not attracted by plants. But a plant can stand in the way. What is it that both need?',
        ],
        [
          'animals-decide',
          'Weeds want to harm the carrots',
          'Plants have no such wishes. They just take in what they need. What is that?',
        ],
      ],
      hints: ['What does a carrot plant need from its surroundings?', 'Do weeds need the same things?'],
      solution: [
        'Carrots need water, light and minerals.',
        'Weeds next to them take in the same things, so less is left.',
        'Without weeds the carrots get more of what they need.',
      ],
    },
    {
      stem: 'What is the carrying capacity of an island for deer?',
      right: 'The most deer that it can support for years',
      wrong: [
        [
          'more-than-there-is',
          'The most deer ever seen there on one day',
          'For a short time there can be more deer than the island can feed. What about the long run?',
        ],
        [
          'size-for-growth',
          'The number of deer born there each year',
          'That tells how fast they could grow. The question is how many the island can support.',
        ],
        [
          'two-things-together',
          'The number of deer that fit on it side by side',
          'Deer need food and shelter, not just room to stand. How many can live there for years?',
        ],
      ],
      hints: [
        '“Carrying” means that the place supports them.',
        'Think of food, water and shelter, year after year.',
      ],
      solution: [
        'Deer need food, water and shelter all year.',
        'The carrying capacity is the largest number for which all that is enough, year after year.',
        'For a short time there may be more, but not in the long run.',
      ],
    },
    {
      stem: 'Two kinds of birds live in the same trees. One eats insects from leaves, the other digs insects out of bark. Why can both live there well?',
      right: 'They use different food, so they compete little',
      wrong: [
        [
          'animals-decide',
          'They have agreed to share all their food',
          'Birds make no agreements. What is different in the way they find food?',
        ],
        [
          'no-limit-seen',
          'There is always enough food for all birds',
          'Food is not endless in any forest. But do these two take the same food?',
        ],
        [
          'food-only-limit',
          'They need no food as long as there is space',
          'Every animal needs food. Look at where each of them finds it.',
        ],
      ],
      hints: [
        'Do these two kinds take the same insects?',
        'Living things compete when they need the same thing.',
      ],
      solution: [
        'One kind eats insects on leaves, the other those in bark.',
        'What one takes is not missing for the other.',
        'So they compete little, and both can live there.',
      ],
    },
    {
      stem: 'A park puts up 30 nest boxes for bluebirds, and a year later there are more bluebirds. What does that suggest?',
      right: 'Nest places had been in short supply',
      wrong: [
        [
          'food-only-limit',
          'Food had been in short supply',
          'The boxes brought no food. What did they bring?',
        ],
        [
          'reverses-effect',
          'More bluebirds caused people to put up boxes',
          'The boxes came first, and the birds after them. So which can be the cause?',
        ],
        [
          'no-limit-seen',
          'Bluebirds have no limit in this park',
          'They had a limit before, and will meet the next one. What held their number down until then?',
        ],
      ],
      hints: [
        'What did the park add, and what did it not add?',
        'If adding something raises a number, what was missing before?',
      ],
      solution: [
        'The park added nest places, nothing else.',
        'After that the number rose.',
        'So nest places seem to have been what held the number down.',
      ],
    },
    {
      stem: 'A pond is covered by floating plants. Fish in it die, though there is plenty to eat. What may have run short?',
      right: 'Oxygen in the water',
      wrong: [
        [
          'food-only-limit',
          'Food, since fish always die of hunger',
          'There is plenty to eat. Fish need other things too. What do their gills take out of the water?',
        ],
        [
          'two-things-together',
          'Wind over the pond',
          'Fish do not need wind. What do their gills take out of the water?',
        ],
        [
          'animals-decide',
          'The will to live in a green pond',
          'Fish do not choose to die. Something that they need was missing. What do gills take in?',
        ],
      ],
      hints: ['Food is there. What else does a fish need all the time?', 'Think of what gills are for.'],
      solution: [
        'Fish take oxygen out of the water with their gills.',
        'A thick cover keeps light from water plants below, which make oxygen, and rotting plants use oxygen up.',
        'So oxygen can run short though there is food.',
      ],
    },
  ],
  2: [
    {
      stem: 'Wolves came back to a valley. Elk became fewer, and young willows by the river grew tall. Which chain of causes fits?',
      right: 'Wolves eat elk, so fewer elk eat willows',
      wrong: [
        [
          'reverses-effect',
          'Tall willows drive elk off, so wolves come',
          'The wolves came first. Start the chain with what changed first.',
        ],
        [
          'two-things-together',
          'Elk and wolves like places with tall willows',
          'Then there would be more elk where willows are tall, but there are fewer. Who eats whom?',
        ],
        [
          'animals-decide',
          'Elk leave the willows alone out of respect',
          'Elk do not plan for the willows. What did the wolves change?',
        ],
      ],
      hints: ['Order the events: what came first?', 'Elk eat young willows. Wolves eat elk.'],
      solution: [
        'First the wolves came back. They eat elk, so there were fewer elk.',
        'Elk eat young willows. With fewer elk, more willows could grow up.',
        'So the wolves helped the willows by way of the elk.',
      ],
    },
    {
      stem: 'In a field of mice and owls, a cold spring kills half of the owls. What is most likely next?',
      right: 'Mice increase until food or owls hold them back',
      wrong: [
        [
          'no-limit-seen',
          'Mice increase forever, as owls were their only limit',
          'Owls were one limit. What else do mice need that can run short?',
        ],
        [
          'reverses-effect',
          'Mice decrease, as they lose the owls that fed them',
          'Owls do not feed mice, they eat them. What do fewer hunters mean for the mice?',
        ],
        [
          'no-effect-of-change',
          'Mice stay the same, as cold only hit the owls',
          'The cold hit the owls, but owls and mice are linked. How?',
        ],
      ],
      hints: ['What do fewer owls mean for mice?', 'And can the mice grow in number without any end?'],
      solution: [
        'Fewer owls catch fewer mice, so the mice increase.',
        'More mice need more seeds, and more mice are food for owls that grow up.',
        'So food or owls will hold them back later on.',
      ],
    },
    {
      stem: 'Ice cream sales and the number of wasps both rise in July. {name} says: “Ice cream makes wasps.” What is the best reply?',
      right: 'Warm weather may cause both, so test it',
      wrong: [
        [
          'two-things-together',
          'Right, as both rise at the same time',
          'Two things can rise together for a third reason. What else is special about July?',
        ],
        [
          'reverses-effect',
          'No, the wasps make people eat ice cream',
          'That is no better shown than the other way. What could cause both of them?',
        ],
        [
          'no-effect-of-change',
          'No, wasps never change in number',
          'The number of wasps does change over the year. What could be the cause?',
        ],
      ],
      hints: [
        'Both rise in the same month. Must one of them cause the other?',
        'What else is different in July?',
      ],
      solution: [
        'Two things that rise together need not cause each other.',
        'In July it is warm: people buy ice cream, and wasps raise their young.',
        'To know, one would have to test each cause by itself.',
      ],
    },
    {
      stem: 'A fox population falls in the same year as the rabbits. Which further fact would best support “fewer rabbits caused fewer foxes”?',
      right: 'Foxes were found thin and had few young',
      wrong: [
        [
          'two-things-together',
          'Both numbers were counted on the same day',
          'That tells only that the counts can be compared. What would show that foxes lacked food?',
        ],
        [
          'reverses-effect',
          'Rabbits were found killed by foxes',
          'That shows that foxes eat rabbits, which could make rabbits fewer. What would show what lack of rabbits did to foxes?',
        ],
        [
          'compares-wrong-pair',
          'Foxes were rare in another valley as well',
          'That may have another cause. What would show how the foxes in this valley fared?',
        ],
      ],
      hints: [
        'If rabbits run short, what happens to foxes before their number falls?',
        'Look for a fact that links lack of food with the foxes.',
      ],
      solution: [
        'The claim is that foxes became fewer because their food ran short.',
        'Animals that lack food get thin and have few young.',
        'So thin foxes with few young fit that claim best.',
      ],
    },
    {
      stem: 'A graph shows bison in a park: 100, 180, 300, 420, 480, 500, 500. Why does it bend?',
      right: 'Grass runs short as the number nears 500',
      wrong: [
        [
          'size-for-growth',
          'The herd grows fastest when it is largest',
          'Look at the gains: 80, 120, 120, 60, 20, 0. Is the growth fastest at the end?',
        ],
        [
          'animals-decide',
          'The herd has decided that 500 is enough',
          'Herds decide nothing of that kind. What do 500 bison use up?',
        ],
        [
          'steady-growth',
          'The counts must be wrong, as herds grow evenly',
          'Growth is hardly ever even. What changes for each bison as the herd grows?',
        ],
      ],
      hints: ['Work out the gains. When do they get smaller?', 'What do all the bison share?'],
      solution: [
        'The gains are 80, 120, 120, 60, 20 and 0: they shrink as the herd gets large.',
        'All the bison share the same grass. Near 500, there is just enough for all.',
        'So fewer young live, and the line bends and runs flat.',
      ],
    },
    {
      stem: 'Sheep and kangaroos eat the same grass. A farmer doubles the sheep. What is most likely for the kangaroos there?',
      right: 'Fewer, as less grass is left for them',
      wrong: [
        [
          'no-effect-of-change',
          'No change, as sheep do not hunt them',
          'Sheep do not hunt kangaroos, but the two are linked all the same. What do both need?',
        ],
        [
          'change-in-one-life',
          'No change, as they will eat meat instead',
          'A kangaroo’s teeth and stomach are made for plants. It cannot just eat meat.',
        ],
        [
          'two-things-together',
          'More, as a good field draws all grazers',
          'With twice the sheep, is the field still good for kangaroos?',
        ],
      ],
      hints: [
        'What do sheep and kangaroos have in common?',
        'Twice the sheep eat about twice the grass. What is left?',
      ],
      solution: [
        'Both eat the same grass, so they compete.',
        'Twice the sheep leave less grass for the kangaroos.',
        'So fewer kangaroos can live there.',
      ],
    },
    {
      stem: 'In a drought, finches with large beaks live on, since only hard seeds are left. Which of these is true?',
      right: 'Finches with small beaks died or left',
      wrong: [
        [
          'change-in-one-life',
          'Each finch grew a larger beak to get by',
          'A grown finch cannot change its beak. Who was there before, and who is left?',
        ],
        [
          'animals-decide',
          'The finches chose to have larger beaks',
          'Nobody chooses a beak. Which birds could eat the hard seeds, and which could not?',
        ],
        [
          'no-effect-of-change',
          'The drought made no difference to finches',
          'It did: only hard seeds were left. Which birds could not eat those?',
        ],
      ],
      hints: [
        'Can a grown bird change its beak?',
        'Which finches could find food in the drought, and which could not?',
      ],
      solution: [
        'Only birds with large beaks can crack hard seeds.',
        'Those with small beaks found too little food, so they died or left.',
        'No single bird changed, but the population did.',
      ],
    },
    {
      stem: 'A river is warmed by water from a factory. Trout need cold water, carp like it warm. What is likely downstream?',
      right: 'Fewer trout and more carp',
      wrong: [
        [
          'change-in-one-life',
          'As many trout, as they get used to it',
          'Warm water holds less oxygen than trout need. They cannot change that need at will.',
        ],
        [
          'no-effect-of-change',
          'No change, as both kinds still have food',
          'Food is not all that fish need. What changed, and whom does it hurt or help?',
        ],
        [
          'food-only-limit',
          'More of both, as warm water brings food',
          'Even with more food, trout need cold water. What happens to them?',
        ],
      ],
      hints: [
        'What changed in the river, and what did not?',
        'Ask for each kind: does the change help or hurt it?',
      ],
      solution: [
        'The change is in temperature.',
        'It hurts the trout, which need cold water, and helps the carp.',
        'So trout become fewer and carp become more.',
      ],
    },
    {
      stem: 'Bees die out in a valley with many apple trees. The trees live on. What will most likely change for animals that eat apples?',
      right: 'They find fewer apples and become fewer',
      wrong: [
        [
          'no-effect-of-change',
          'Nothing, as the trees are still there',
          'The trees are there, but will they bear apples? What do bees do for them?',
        ],
        [
          'change-in-one-life',
          'They will do the work of the bees instead',
          'Deer and thrushes are not able to carry pollen from flower to flower as bees do.',
        ],
        [
          'reverses-effect',
          'They find more apples, as bees eat none',
          'Bees do not eat apples, but they do something for the flowers. What is it?',
        ],
      ],
      hints: [
        'What do bees do when they go from flower to flower?',
        'No bees, so what about fruit? And what about those that eat it?',
      ],
      solution: [
        'Bees carry pollen, and without that hardly any apples form.',
        'So there is less food for animals that eat apples.',
        'With less food they become fewer.',
      ],
    },
    {
      stem: 'A cod population is fished hard for years. Each year boats catch more cod than are born. What must happen if it goes on?',
      right: 'The number of cod falls year after year',
      wrong: [
        [
          'no-limit-seen',
          'The sea is large, so there are always cod',
          'Large is not endless. If more are taken out than are born, what happens to the number?',
        ],
        [
          'animals-decide',
          'The cod will have more young to make up for it',
          'Fish do not plan that. Fewer parents lay fewer eggs.',
        ],
        [
          'steady-growth',
          'The number stays the same as before',
          'It would stay the same if as many were born as are caught. Are they?',
        ],
      ],
      hints: [
        'Compare what is added each year with what is taken.',
        'If more goes out than comes in, what about the rest?',
      ],
      solution: [
        'Each year fewer cod are born than are caught.',
        'So each year the number falls, and fewer parents are left to lay eggs.',
        'If it goes on, hardly any cod are left.',
      ],
    },
    {
      stem: 'The number of seeds in a garden is counted in fall, the number of finches in winter. Years with many seeds have many finches. Which step comes next to find a cause?',
      right: 'Add seeds in some gardens, none in others',
      wrong: [
        [
          'two-things-together',
          'Nothing more, the data prove the cause',
          'They show that the two go together. A cold or mild year could cause both. How can you test seeds by themselves?',
        ],
        [
          'compares-wrong-pair',
          'Count the finches twice in each garden',
          'That makes the counts surer, but tells nothing about the cause.',
        ],
        [
          'changes-two',
          'Add seeds and nest boxes in all gardens',
          'Then two things change, and there is nothing to compare with.',
        ],
      ],
      hints: [
        'How can you make sure that it is the seeds and not the weather?',
        'In a fair test one thing differs, and there is something to compare with.',
      ],
      solution: [
        'Seeds and finches go together, but the weather could be behind both.',
        'If seeds are added in some gardens and not in others in the same winter, only the seeds differ.',
        'More finches where seeds were added would point to the seeds as the cause.',
      ],
    },
  ],
  3: [
    {
      stem: 'A reindeer herd on an island with no wolves rose from 29 to 6,000 in 20 years, then fell to 42. Lichens, their winter food, were nearly gone. What is the best explanation?',
      right: 'The herd ate the lichens faster than they grew back',
      wrong: [
        [
          'animals-decide',
          'The herd became lazy and stopped having young',
          'Reindeer do not become lazy. What did 6,000 of them do to their winter food?',
        ],
        [
          'two-things-together',
          'Lichens and reindeer fell by chance at one time',
          'Lichens are what reindeer eat in winter. So there is more than chance between the two.',
        ],
        [
          'reverses-effect',
          'Lichens died first, since the herd was so small',
          'The herd was small at the end, not before. What did it do when it was large?',
        ],
      ],
      hints: [
        'Lichens grow very slowly. What do 6,000 reindeer do to them?',
        'Order the events: growth of the herd, loss of food, fall of the herd.',
      ],
      solution: [
        'With no wolves and much food the herd grew far beyond what the island can feed for long.',
        'It ate the slow lichens faster than they grew back.',
        'Then there was little winter food, and most reindeer died.',
      ],
    },
    {
      stem: 'Why does a hare population often reach its peak a year or two before the lynx that hunt it?',
      right: 'Lynx raise more young only once hares are many',
      wrong: [
        [
          'reverses-effect',
          'Hares increase because lynx will soon increase',
          'What comes later cannot be the cause of what came before. Which of the two feeds the other?',
        ],
        [
          'two-things-together',
          'It is chance that one comes before the other',
          'It has been seen again and again. Think of what a lynx needs to raise young.',
        ],
        [
          'animals-decide',
          'Lynx wait on purpose until there are enough',
          'Lynx do not plan that. What limits how many of their young live?',
        ],
      ],
      hints: [
        'What do lynx need to raise young?',
        'First there is more food. What happens after that, and how long does it take?',
      ],
      solution: [
        'More hares mean more food for lynx.',
        'Well fed lynx raise more young, and this takes a year or two.',
        'So the peak of the lynx comes after that of the hares.',
      ],
    },
    {
      stem: 'Trout were brought into lakes that had none. The frogs in these lakes fell by 90%. In lakes without trout they did not. {name} claims that trout are the cause. How strong is the evidence?',
      right: 'Strong, as lakes without trout serve for comparison',
      wrong: [
        [
          'two-things-together',
          'Weak, as things that happen together prove nothing',
          'That would be so without the other lakes. But there frogs did not fall. What differs between the lakes?',
        ],
        [
          'compares-wrong-pair',
          'Weak, as only lakes with trout should be counted',
          'Then one could not tell what would have happened without trout. What are the other lakes good for?',
        ],
        [
          'no-effect-of-change',
          'Weak, as frogs can live with fish anywhere',
          'Look at the data: with trout they fell by 90%. Which lakes can you compare these with?',
        ],
      ],
      hints: [
        'What would the frogs have done without the trout? Is there a way to know?',
        'Compare the two groups of lakes. In what do they differ?',
      ],
      solution: [
        'If weather or disease were the cause, frogs would have fallen in all lakes.',
        'They fell only where trout were brought in.',
        'So the comparison with lakes without trout makes the evidence strong.',
      ],
    },
    {
      stem: 'A pond has food for 80 ducks, nest places for 50 and water all year. A club wants more ducks and has money for one thing. What should it buy?',
      right: 'Nest boxes, until there are places for 80',
      wrong: [
        [
          'food-only-limit',
          'Grain, as more food always means more ducks',
          'There is food for 80 but only 50 can nest. Would still more food help?',
        ],
        [
          'takes-larger-limit',
          'Grain, as food has the larger number here',
          'The larger number means that food is not short. Which resource runs out first?',
        ],
        [
          'no-effect-of-change',
          'Nothing, as the pond already has its fill',
          'It has its fill as it is now. But which of its resources could be raised to make room for more?',
        ],
      ],
      hints: ['Which resource runs out first?', 'Raise that one. Up to which number does it help?'],
      solution: [
        'Nest places are enough for 50, food is enough for 80.',
        'So nest places are the limit now, and more food would change nothing.',
        'With more nest boxes the number can rise, up to the 80 that the food allows.',
      ],
    },
    {
      stem: 'Two jars of duckweed get the same light and space. Jar P gets a little fertilizer, jar Q twice as much. Both end at 200 plants. What does that show?',
      right: 'Fertilizer is not what limits them at 200',
      wrong: [
        [
          'no-limit-seen',
          'Duckweed would go on growing with more fertilizer',
          'Q got twice as much as P and did not go beyond 200. So would still more help?',
        ],
        [
          'no-effect-of-change',
          'Duckweed needs no fertilizer to live at all',
          'Both jars got some. What is missing to know that is a jar without any.',
        ],
        [
          'food-only-limit',
          'The fertilizer in jar Q must have been bad',
          'There is a simpler explanation: something else ran out in both jars. What did they have in common?',
        ],
      ],
      hints: [
        'What is different between P and Q, and what is the same?',
        'If twice as much makes no difference, can it be the limit?',
      ],
      solution: [
        'Q got twice the fertilizer of P and still ended at 200.',
        'So something else stopped both, which they had in common: light or space.',
        'Fertilizer does not limit them at that number.',
      ],
    },
    {
      stem: 'A disease kills 70% of the rabbits in a valley of rabbits, foxes and hawks. Foxes eat rabbits and voles. What is the most likely early effect on voles?',
      right: 'Fewer voles, as hungry foxes hunt more of them',
      wrong: [
        [
          'no-effect-of-change',
          'No change, as voles did not get the disease',
          'Voles did not get it, but foxes link them with the rabbits. What do foxes do when rabbits are rare?',
        ],
        [
          'animals-decide',
          'More voles, as they want to fill the rabbits’ place',
          'Voles plan nothing. Think of what the foxes will eat now.',
        ],
        [
          'change-in-one-life',
          'No change, as foxes will live on grass instead',
          'Foxes cannot live on grass. Which other food do they have here?',
        ],
      ],
      hints: [
        'What do foxes eat when there are hardly any rabbits?',
        'Early on there are still as many foxes as before.',
      ],
      solution: [
        'At first there are as many foxes as before, but few rabbits.',
        'So foxes hunt more voles.',
        'That makes voles fewer, until the foxes too become fewer.',
      ],
    },
    {
      stem: 'The snow in a mountain range melts earlier each spring. Marmots there are now heavier in fall, and more of them live through winter. Which claim goes too far?',
      right: 'All mountain animals gain from less snow',
      wrong: [
        [
          'reads-in-limit',
          'Marmots have a longer time to eat',
          'Snow that melts earlier does leave more time for eating. This claim fits the data.',
        ],
        [
          'reads-in-limit',
          'Heavier marmots live through winter more often',
          'The data say that both have risen. This claim stays close to them.',
        ],
        [
          'reads-in-limit',
          'The marmot population is likely to grow',
          'If more live through winter, growth is likely. This claim fits the data.',
        ],
      ],
      hints: [
        'Which claims are about marmots, and which is about more than that?',
        'A claim goes too far when it speaks about things that were not studied.',
      ],
      solution: [
        'The data are about marmots only.',
        'Other animals may lose: a hare that is white in winter is easy to see without snow.',
        'So a claim about all mountain animals goes too far.',
      ],
    },
    {
      stem: 'A town sprays a marsh against mosquitoes for two years. Swallows and dragonflies fall too. In year 3 it stops, and mosquitoes rise above their old number. Why?',
      right: 'Fewer of the animals that eat them are left',
      wrong: [
        [
          'animals-decide',
          'The mosquitoes make up for their lost years',
          'Insects do not make up for anything. What else had changed in the marsh?',
        ],
        [
          'reverses-effect',
          'The spray was food for the young mosquitoes',
          'The spray killed them. What did it do to the animals that eat mosquitoes?',
        ],
        [
          'no-effect-of-change',
          'The spray never had an effect on anything',
          'Swallows and dragonflies fell. What do these eat?',
        ],
      ],
      hints: [
        'Who else was hit by the spray or by the lack of food?',
        'Mosquitoes have many young and come back fast. Do swallows?',
      ],
      solution: [
        'The spray hit mosquitoes and those that eat them.',
        'Mosquitoes have many young and come back fast. Swallows and dragonflies need years.',
        'So in year 3 fewer enemies are left, and mosquitoes rise above the old number.',
      ],
    },
    {
      stem: 'A scientist fences off half of a field so that no mice get in. After two years there are far more large-seeded plants inside. What is the fenced half good for?',
      right: 'It shows what happens without mice, for comparison',
      wrong: [
        [
          'compares-wrong-pair',
          'It shows what happens with mice, for comparison',
          'It is the open half that has mice. Which half is without them?',
        ],
        [
          'two-things-together',
          'It keeps the mice safe while they are counted',
          'The mice are outside the fence. What can be learned from a place without them?',
        ],
        [
          'changes-two',
          'It gives the plants warmth, so that they grow',
          'A wire fence gives no warmth, and that would be a second change. What was the fence meant to change?',
        ],
      ],
      hints: [
        'Who is kept out by the fence?',
        'Both halves have the same soil and weather. So what differs?',
      ],
      solution: [
        'Both halves have the same soil and weather. Only the mice differ.',
        'More large-seeded plants without mice suggests that mice eat these seeds.',
        'So the fenced half serves for comparison.',
      ],
    },
    {
      stem: 'In a lab, yeast cells in sugar water double in number every two hours. After a day growth stops though sugar is left. The water now holds much alcohol, which yeast makes. What is a good claim?',
      right: 'Their own waste can limit a population',
      wrong: [
        [
          'food-only-limit',
          'Populations stop only when food is gone',
          'Sugar is left, and still the growth stopped. What else has changed in the water?',
        ],
        [
          'no-limit-seen',
          'Yeast will double again after a short rest',
          'Cells need no rest of that kind. Something in the water holds them back. What?',
        ],
        [
          'animals-decide',
          'Yeast cells stop when there are enough of them',
          'Cells do not count each other. What in their surroundings has changed?',
        ],
      ],
      hints: [
        'Food is left. So what else could stop them?',
        'What builds up in the water while yeast grows?',
      ],
      solution: [
        'Sugar is left, so food is not what stopped them.',
        'Alcohol has built up, a waste that harms yeast.',
        'So a population can be limited by its own waste.',
      ],
    },
    {
      stem: 'A plan says: “To save a rare butterfly, protect ten meadows with its food plant.” In a valley with many such plants the butterfly is rare all the same. What follows?',
      right: 'Something other than food may limit it there',
      wrong: [
        [
          'food-only-limit',
          'Its food plant must be rare there after all',
          'The valley has many of these plants. What else may a butterfly need?',
        ],
        [
          'animals-decide',
          'The butterfly does not want to live in that valley',
          'It is not about wanting. Something that it needs may be missing. What could that be?',
        ],
        [
          'no-limit-seen',
          'Butterflies are always rare, so no plan can help',
          'Many butterflies are common. What may be missing for this one?',
        ],
      ],
      hints: [
        'Food is plentiful in this valley. Is that all that a butterfly needs?',
        'The resource that runs out first sets the limit.',
      ],
      solution: [
        'There is plenty of its food plant, and still it is rare.',
        'So another need is not met: warmth, shelter, water, or safety from enemies.',
        'The plan should find out which, before it protects more meadows.',
      ],
    },
  ],
}
