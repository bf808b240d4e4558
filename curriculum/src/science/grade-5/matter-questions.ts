import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Where matter and energy come from and where they go: plants, animals, decomposers, air, water, soil, sun. */
export const matterQuestions: Record<Level, readonly ConceptQuestion[]> = {
  1: [
    {
      stem: 'A pea plant grows from a tiny seed to a tall plant. Where does most of its new matter come from?',
      right: 'From air and water',
      wrong: [
        [
          'plants-eat-soil',
          'From the soil',
          'Soil gives a plant water and tiny amounts of minerals. If plants were made of soil, flower pots would slowly empty. What else does a plant take in?',
        ],
        [
          'energy-comes-round',
          'From sunlight',
          'Sunlight gives energy to build with, but light is not matter. Which matter does the plant take in through leaves and roots?',
        ],
        [
          'plants-eat-soil',
          'From plant food',
          'What is sold as “plant food” is a pinch of minerals. It cannot make up a whole tall plant. What does a plant take in every day?',
        ],
      ],
      hints: [
        'Matter has weight. Which things with weight go into a plant every day?',
        'Think of what leaves take in and of what roots drink.',
      ],
      solution: [
        'Leaves take in carbon dioxide, a gas in the air. Roots take in water.',
        'With the energy of sunlight the plant turns these into sugar, and builds its body from that.',
        'So most of its matter comes from air and water.',
      ],
    },
    {
      stem: 'What does a mushroom on a rotting log live on?',
      right: 'On matter of the dead wood',
      wrong: [
        [
          'fungi-are-plants',
          'On food that it makes from light',
          'A mushroom is a fungus, not a plant. It has no green parts and cannot use light to make food. What is it growing on?',
        ],
        [
          'plants-eat-soil',
          'On soil that it swallows',
          'A mushroom has no mouth, and soil is not its food. Look at the place where it grows.',
        ],
        [
          'mixes-up-roles',
          'On live insects that it hunts',
          'A mushroom cannot hunt. It is a decomposer. What do decomposers break down?',
        ],
      ],
      hints: [
        'Mushrooms grow in the dark too, so light is not what they need.',
        'A mushroom is a decomposer. What is there to break down on this log?',
      ],
      solution: [
        'A mushroom is part of a fungus, and its fine threads grow all through the log.',
        'The threads break down the dead wood and take in some of its matter.',
        'That is how decomposers live.',
      ],
    },
    {
      stem: 'A fox eats a rabbit that ate clover. Where did the energy in the fox’s food come from in the first place?',
      right: 'From the sun',
      wrong: [
        [
          'animals-need-no-sun',
          'From the rabbit’s muscles',
          'The rabbit had that energy only because it ate. Go one step back, and then one more.',
        ],
        [
          'plants-eat-soil',
          'From the soil',
          'Soil gives clover water and minerals, but not its energy. What does clover need that soil cannot give?',
        ],
        [
          'animals-need-no-sun',
          'From the fox itself',
          'An animal cannot make energy. It has to get it from food. Follow the food backwards.',
        ],
      ],
      hints: [
        'Follow the energy backwards: fox, rabbit, clover, and then?',
        'Where does clover get the energy to make its food?',
      ],
      solution: [
        'The fox gets energy from the rabbit, and the rabbit from clover.',
        'Clover makes its food with the energy of sunlight.',
        'So the energy came from the sun.',
      ],
    },
    {
      stem: 'Leaves fall in a forest each year, yet they do not pile up forever. Why not?',
      right: 'Decomposers break them down',
      wrong: [
        [
          'matter-vanishes',
          'Old leaves turn into nothing',
          'Matter does not turn into nothing. It goes somewhere. Who lives on dead leaves?',
        ],
        [
          'plants-eat-soil',
          'Trees eat their old leaves',
          'Trees cannot eat. But they can take up minerals once something else has broken the leaves down.',
        ],
        [
          'matter-vanishes',
          'Rain makes the leaves disappear',
          'Rain makes leaves wet and soft, but their matter does not disappear. Something takes it in.',
        ],
      ],
      hints: [
        'Think of what you find under a pile of wet leaves.',
        'Which living things live on dead matter?',
      ],
      solution: [
        'Fungi and bacteria live on dead leaves.',
        'They break the leaves down, and the matter goes into their bodies, the air and the soil.',
        'So old leaves make room for new ones, and nothing is lost.',
      ],
    },
    {
      stem: 'Which of these is a producer?',
      right: 'Seaweed that grows on a rock',
      wrong: [
        [
          'fungi-are-plants',
          'A mushroom that grows in grass',
          'A mushroom grows in the ground like a plant, but it cannot make food from light. It lives on dead matter.',
        ],
        [
          'mixes-up-roles',
          'A cow that produces milk',
          'A cow does produce milk, but from the grass that it eats. In a food web, a producer makes food without eating.',
        ],
        [
          'mixes-up-roles',
          'A bee that produces honey',
          'Bees make honey from the sweet juice of flowers, so they need plants first. A producer makes food without eating.',
        ],
      ],
      hints: [
        'In a food web a producer makes its own food from air, water and light.',
        'Which of the four does not have to take in food?',
      ],
      solution: [
        'A producer makes its own food with the energy of light.',
        'Seaweed does that, as land plants do.',
        'Cows and bees make things out of what they eat, and a mushroom lives on dead matter.',
      ],
    },
    {
      stem: 'A snake eats a mouse. What does the snake get from it?',
      right: 'Both matter and energy',
      wrong: [
        [
          'energy-comes-round',
          'Energy, but no matter',
          'The snake’s body gets heavier and grows from its food. Could it do that without new matter?',
        ],
        [
          'animals-need-no-sun',
          'Matter, but no energy',
          'The snake needs energy to move and hunt. Where could it get that from, if not from food?',
        ],
        [
          'matter-vanishes',
          'Neither, the mouse is used up',
          'The mouse is not turned into nothing. What makes up the mouse goes into the snake.',
        ],
      ],
      hints: [
        'Food lets an animal grow, and lets it move.',
        'What does growing take? What does moving take?',
      ],
      solution: [
        'The snake builds its body from the matter of its food.',
        'It moves and lives with the energy of its food.',
        'So the mouse gives it both.',
      ],
    },
    {
      stem: 'Which living things feed on dead plants and animals and leave minerals that plants can use?',
      right: 'Bacteria and fungi',
      wrong: [
        [
          'mixes-up-roles',
          'Hawks and owls',
          'Hawks and owls eat living prey. They are consumers. Which living things make dead matter rot?',
        ],
        [
          'mixes-up-roles',
          'Grass and trees',
          'Grass and trees use the minerals, but they do not break dead matter down. They are producers.',
        ],
        [
          'mixes-up-roles',
          'Rabbits and deer',
          'Rabbits and deer eat living plants. They are consumers. Which living things make dead matter rot?',
        ],
      ],
      hints: ['What makes old bread moldy and old leaves rot?', 'The name for their role is decomposer.'],
      solution: [
        'Decomposers break down dead matter.',
        'Bacteria and fungi are decomposers.',
        'They leave minerals in the soil that roots can take up.',
      ],
    },
    {
      stem: '{name} weighs a pot of soil, plants a seed, and gives it only water. A year later the plant weighs 2 kilograms. What about the soil?',
      right: 'It weighs about the same',
      wrong: [
        [
          'plants-eat-soil',
          'It weighs 2 kilograms less',
          'That would be so if the plant were made of soil. But the pot is still full. What did the plant build its body from?',
        ],
        [
          'plants-eat-soil',
          'It has been used up completely',
          'Plants do not eat soil. Think of a potted plant at home: its pot stays full for years.',
        ],
        [
          'matter-vanishes',
          'It weighs 2 kilograms more',
          'The plant’s matter is in the plant, not in the soil. Where did the plant’s 2 kilograms come from?',
        ],
      ],
      hints: [
        'Have you seen a pot get empty as its plant grew?',
        'The plant takes in air and water. How much of the soil does it need?',
      ],
      solution: [
        'The plant builds its body mostly from air and water.',
        'From the soil it takes only tiny amounts of minerals.',
        'So the soil weighs nearly the same as before.',
      ],
    },
    {
      stem: 'Which food chain has its arrows the right way round?',
      right: 'lettuce → slug → toad',
      wrong: [
        [
          'arrow-means-eats',
          'toad → slug → lettuce',
          'Here the arrows say that matter goes from the toad into the slug. It goes the other way: the slug is eaten by the toad.',
        ],
        [
          'arrow-means-eats',
          'slug → lettuce → toad',
          'Here the first arrow says that matter goes from the slug into the lettuce. Who eats whom?',
        ],
        [
          'arrow-means-eats',
          'toad → lettuce → slug',
          'Here the first arrow says that lettuce gets its matter from a toad. Who eats whom?',
        ],
      ],
      hints: [
        'Each arrow shows where matter and energy go.',
        'Slugs eat lettuce. Toads eat slugs. Which way does the food go?',
      ],
      solution: [
        'Slugs eat lettuce, so matter goes from the lettuce to the slug.',
        'Toads eat slugs, so it goes on from the slug to the toad.',
        'Each arrow points to the eater.',
      ],
    },
    {
      stem: 'A vulture eats a dead zebra. What is the vulture?',
      right: 'A consumer',
      wrong: [
        [
          'mixes-up-roles',
          'A decomposer',
          'The vulture does live on a dead animal, but it swallows and digests its food as other animals do. Decomposers such as bacteria break matter down from outside.',
        ],
        [
          'mixes-up-roles',
          'A producer',
          'A producer makes its own food from air, water and light. The vulture has to eat.',
        ],
        [
          'mixes-up-roles',
          'None of the roles',
          'Every living thing gets its matter in some way. How does the vulture get it?',
        ],
      ],
      hints: [
        'How does the vulture get its matter?',
        'Does it make food, eat food, or break matter down from outside as a mold does?',
      ],
      solution: [
        'The vulture eats. It does not matter that the zebra is already dead.',
        'A living thing that eats others is a consumer.',
      ],
    },
  ],
  2: [
    {
      stem: '{name} says: “When a log has rotted away, its matter is gone.” What is the best reply?',
      right: 'It is in air, soil and living things',
      wrong: [
        [
          'matter-vanishes',
          'Right, rotting makes matter disappear',
          'Rotting changes matter, but does not end it. Where could fungi, gas and soil get their matter from?',
        ],
        [
          'energy-comes-round',
          'It has all turned into energy',
          'Matter does not turn into energy when wood rots. Some warmth leaves, but the matter itself moves to other places.',
        ],
        [
          'plants-eat-soil',
          'It has all turned into soil',
          'Some of it becomes part of the soil. But much leaves as gas and water, and some is in the decomposers.',
        ],
      ],
      hints: [
        'Decomposers eat, breathe and grow, as we do. Where does what they take in go?',
        'Think of three places: bodies of decomposers, the ground, and what they breathe out.',
      ],
      solution: [
        'Decomposers take in the matter of the log.',
        'A part builds their bodies, a part leaves as gas and water, and a part stays as minerals in the soil.',
        'So all of it is still somewhere.',
      ],
    },
    {
      stem: 'In a sealed glass jar live moss, soil bacteria and tiny insects. They stay alive for years in sunlight. What has to come in from outside?',
      right: 'Only energy, as sunlight',
      wrong: [
        [
          'matter-vanishes',
          'New matter, as fresh air and water',
          'The jar is sealed, so no air or water gets in. The living things pass the same matter around and around. What does get in through glass?',
        ],
        [
          'energy-comes-round',
          'Nothing at all, all is used again',
          'Matter is used again and again, but energy is not. It leaves as warmth. What comes in through the glass all day?',
        ],
        [
          'animals-need-no-sun',
          'Food, for the tiny insects',
          'The insects eat moss and dead matter inside the jar. What does the moss need to make more food?',
        ],
      ],
      hints: [
        'Nothing with weight can pass through the glass. What can?',
        'Matter goes around inside the jar. Does energy?',
      ],
      solution: [
        'Moss, insects and bacteria pass the same matter round in the jar.',
        'Energy is not used again: it leaves the jar as warmth.',
        'So new energy has to come in as sunlight, and that passes through glass.',
      ],
    },
    {
      stem: 'What would most likely happen in a forest if all decomposers were gone?',
      right: 'Dead matter would pile up, minerals run short',
      wrong: [
        [
          'mixes-up-roles',
          'Little, since decomposers are too small to matter',
          'They are tiny, but there are huge numbers of them. Who else would break down all the dead leaves and animals?',
        ],
        [
          'plants-eat-soil',
          'Plants would grow better on all the dead leaves',
          'Roots cannot take in whole leaves. Something must first break the leaves down into minerals.',
        ],
        [
          'all-links-alike',
          'All animals would die within one day',
          'A loss travels along the web step by step. What would be the first change on the forest floor?',
        ],
      ],
      hints: [
        'What do decomposers do for a forest every day?',
        'Think of two things: what they clear away, and what they leave behind for roots.',
      ],
      solution: [
        'Decomposers break down dead leaves, wood and animals.',
        'Without them the dead matter stays as it is, and its minerals stay locked inside.',
        'So it piles up, and plants run short of minerals.',
      ],
    },
    {
      stem: 'Which sentence tells best how matter and energy differ in an ecosystem?',
      right: 'Matter goes around, energy passes through',
      wrong: [
        [
          'energy-comes-round',
          'Energy goes around, matter passes through',
          'You have the two swapped. Which one is handed back by decomposers, and which one comes from the sun each day?',
        ],
        [
          'energy-comes-round',
          'Both go around and around',
          'Matter does go around. But energy leaves as warmth at every step, so plants need new sunlight each day.',
        ],
        [
          'matter-vanishes',
          'Both are used up by the animals',
          'Animals do not use matter up. They pass it on, or decomposers take it over when they die.',
        ],
      ],
      hints: [
        'Decomposers give something back to the soil, the air and the water. Which of the two is it?',
        'Why does the sun have to keep shining for life to go on?',
      ],
      solution: [
        'Decomposers give matter back, and plants take it up again. So matter goes around.',
        'Energy comes from the sun and leaves as warmth, so it passes through.',
      ],
    },
    {
      stem: 'A compost heap of 40 kilograms is down to 15 kilograms by spring. Nobody took anything away. Where is the rest of the matter?',
      right: 'In the air, as gases and water vapor',
      wrong: [
        [
          'matter-vanishes',
          'Nowhere, it was destroyed by rotting',
          'Matter cannot be destroyed by rotting. Decomposers breathe, as you do. What do they breathe out?',
        ],
        [
          'energy-comes-round',
          'It became warmth for the heap',
          'A compost heap does get warm. But warmth is energy, not matter: it does not account for the missing kilograms.',
        ],
        [
          'matter-vanishes',
          'It is still there, but shrunk and lighter',
          'When matter shrinks but none leaves, its weight stays the same. Here 25 kilograms left. Which way could they go?',
        ],
      ],
      hints: [
        'The heap lost 25 kilograms. Some kinds of matter cannot be seen.',
        'Decomposers take in food and oxygen. What do they give off?',
      ],
      solution: [
        '40 − 15 = 25 kilograms have left the heap.',
        'Decomposers use dead matter as food and give off carbon dioxide and water vapor.',
        'These gases mix with the air. No matter was lost, it only moved.',
      ],
    },
    {
      stem: 'Why can a meadow feed many more kilograms of mice than of owls?',
      right: 'Mice use up most of the energy they eat',
      wrong: [
        [
          'guesses-from-size',
          'Owls are bigger than mice and need no food',
          'Every animal needs food. Think of what a mouse does with all that it eats before an owl catches it.',
        ],
        [
          'energy-comes-round',
          'Owls send most energy back to the mice',
          'Energy does not flow back down a food chain. It goes on to the eater or leaves as warmth.',
        ],
        [
          'animals-need-no-sun',
          'Owls get their energy from sunlight',
          'Owls cannot use sunlight as food. They get energy from mice. But does all that the mice ate reach them?',
        ],
      ],
      hints: [
        'A mouse eats much in its life. Does all that food become mouse?',
        'What happens to the energy that a mouse uses to run and keep warm? Can an owl eat it?',
      ],
      solution: [
        'Mice use most of the energy in their food to move and keep warm. It leaves as warmth.',
        'Only the smaller part that is in their bodies can reach the owls.',
        'So less is left for owls, and fewer of them can live there.',
      ],
    },
    {
      stem: 'A bit of carbon in a blade of grass is breathed out by a cow as part of a gas. Where can it go next?',
      right: 'Into another plant, through its leaves',
      wrong: [
        [
          'matter-vanishes',
          'Nowhere, as breathed-out matter is waste',
          'It is waste for the cow, but not for all. Who takes that gas in?',
        ],
        [
          'plants-eat-soil',
          'Into another plant, through its roots only',
          'Plants do not get their carbon from the soil. They take in the gas carbon dioxide. Which part of a plant meets the air?',
        ],
        [
          'energy-comes-round',
          'Back to the sun as energy',
          'Matter does not go to the sun, and energy does not go back there either. Who takes in gas from the air?',
        ],
      ],
      hints: [
        'The gas is carbon dioxide, and it is in the air now.',
        'Who takes carbon dioxide in, and through which part?',
      ],
      solution: [
        'The cow breathes out carbon dioxide.',
        'Plants take in carbon dioxide through tiny holes in their leaves and make sugar from it.',
        'So the same bit of matter can be part of a plant again.',
      ],
    },
    {
      stem: 'Which claim does this test support? A bean plant in wet cotton, with no soil, grows 30 centimeters tall in good light.',
      right: 'Plants can build their bodies without soil',
      wrong: [
        [
          'plants-eat-soil',
          'Plants take most of their matter from soil',
          'There was no soil at all in this test, and the plant still grew 30 centimeters. What did it have?',
        ],
        [
          'plants-eat-soil',
          'Cotton is a kind of food for plants',
          'Roots cannot take in cotton. It only holds water and keeps the plant upright.',
        ],
        [
          'energy-comes-round',
          'Light turns into the matter of the plant',
          'Light brings energy, but light is not matter. Which matter did the plant have around it?',
        ],
      ],
      hints: [
        'What was missing in this test, and what happened all the same?',
        'Choose the claim that goes no further than what the test shows.',
      ],
      solution: [
        'The plant had air, water and light, but no soil.',
        'It grew all the same.',
        'So soil is not what plants build their bodies from.',
      ],
    },
    {
      stem: 'Which of these gets its energy from the sun, though in steps?',
      right: 'A shark, a tapeworm and a mushroom alike',
      wrong: [
        [
          'animals-need-no-sun',
          'A shark, but no tapeworm or mushroom',
          'A tapeworm lives on food inside another animal, and a mushroom on dead plants. Where did that food come from at first?',
        ],
        [
          'animals-need-no-sun',
          'None of them, they live on other things',
          'They do live on other things. But follow that food backwards, step by step. Where does it start?',
        ],
        [
          'fungi-are-plants',
          'A mushroom, but no shark or tapeworm',
          'A mushroom does not use sunlight any more than a shark does. Follow the food of each one backwards.',
        ],
      ],
      hints: [
        'None of them uses sunlight directly. Follow the food of each backwards.',
        'Where does the food of a shark, of a tapeworm, and of a mushroom come from in the end?',
      ],
      solution: [
        'Each of them lives on matter that once was part of a plant or alga, or of something that ate one.',
        'Plants and algae made that matter with the energy of sunlight.',
        'So all three get their energy from the sun, in steps.',
      ],
    },
    {
      stem: 'A pond web is “algae → snails → ducks”. {name} adds a second arrow, “ducks → bacteria”. Why is that a good idea?',
      right: 'Bacteria break down dead ducks',
      wrong: [
        [
          'arrow-means-eats',
          'Ducks eat the bacteria in the pond',
          'The arrow runs from ducks to bacteria. It says that matter goes into the bacteria.',
        ],
        [
          'fungi-are-plants',
          'Bacteria make food for the ducks',
          'Then the arrow would point to the ducks. Look which way it runs.',
        ],
        [
          'mixes-up-roles',
          'Bacteria hunt ducks as foxes do',
          'Bacteria do not hunt. They are decomposers. When do they get the matter of a duck?',
        ],
      ],
      hints: [
        'An arrow points to the one that takes matter in.',
        'Here matter goes from ducks into bacteria. When does that happen?',
      ],
      solution: [
        'The arrow says that matter goes from ducks to bacteria.',
        'Bacteria are decomposers: they break down ducks that have died, and their wastes.',
        'So the arrow shows that matter does not stop at the top of the chain.',
      ],
    },
    {
      stem: 'A farmer leaves the stalks of the corn on the field after the harvest. How does that help the next plants?',
      right: 'Rotting stalks give minerals',
      wrong: [
        [
          'plants-eat-soil',
          'New roots eat the old stalks',
          'Roots cannot eat stalks. They take in water with minerals dissolved in it. Who frees those minerals?',
        ],
        [
          'energy-comes-round',
          'The stalks give the plants new energy',
          'Plants get their energy from sunlight. What else do the stalks hold that roots can use?',
        ],
        [
          'matter-vanishes',
          'The stalks vanish and make room',
          'They do not vanish. Their matter is turned into something else. By whom, and into what?',
        ],
      ],
      hints: [
        'The stalks are dead matter. Who lives on dead matter?',
        'What do decomposers leave in the soil that roots can take in?',
      ],
      solution: [
        'Fungi and bacteria break the dead stalks down.',
        'This frees minerals into the soil.',
        'The next plants take them up with water.',
      ],
    },
  ],
  3: [
    {
      stem: 'A forest and a fish tank both have plants, animals and decomposers. A fish keeper says: “My tank needs no decomposers, since I take out dead fish.” What is the best reply?',
      right: 'They also break down wastes and old food',
      wrong: [
        [
          'mixes-up-roles',
          'Right, dead animals are all that they live on',
          'Dead animals are only a part. What else in a tank is dead or waste, every day?',
        ],
        [
          'fungi-are-plants',
          'They are needed, since they make oxygen for fish',
          'Decomposers use oxygen, as fish do. Water plants make it. What do decomposers do with waste?',
        ],
        [
          'energy-comes-round',
          'They are needed, since they make energy for fish',
          'No living thing makes energy. Fish get it from food. What becomes of the wastes of the fish?',
        ],
      ],
      hints: [
        'What besides dead fish is dead or waste in a tank?',
        'Think of droppings, leftover flakes and old leaves. What would happen to them?',
      ],
      solution: [
        'Fish leave droppings, and there are bits of food and dead leaves.',
        'Decomposers break these down all the time. Without them wastes build up and harm the fish.',
        'So a tank needs decomposers even if no fish ever dies.',
      ],
    },
    {
      stem: '{name} grows two bean plants with the same soil, water and light. One stands in air from which carbon dioxide was taken out. It hardly grows. What is the best explanation?',
      right: 'The gas is matter that the plant builds with',
      wrong: [
        [
          'plants-eat-soil',
          'The gas makes soil richer for the roots',
          'Both plants had the same soil. The gas goes into the leaves. What does the plant do with it?',
        ],
        [
          'energy-comes-round',
          'The gas gives the plant its energy',
          'Both plants had the same light, and that is where the energy comes from. What is missing here is matter.',
        ],
        [
          'animals-need-no-sun',
          'Plants breathe in the gas as we breathe oxygen',
          'We use oxygen to get energy from food. A plant does something else with carbon dioxide: what is sugar made from?',
        ],
      ],
      hints: [
        'All was the same but one thing. What is that thing used for?',
        'A plant makes sugar from a gas and water. Without the gas, what can it not make?',
      ],
      solution: [
        'Only the carbon dioxide was different, so that must be the cause.',
        'Plants make sugar from carbon dioxide and water, and build their bodies from it.',
        'Without this matter from the air, the plant can hardly grow.',
      ],
    },
    {
      stem: 'A cave far from all light holds blind fish, crickets and bacteria. Bats fly out each night and come back to sleep. Where does most energy in the cave come from?',
      right: 'From sunlight, by way of bat droppings',
      wrong: [
        [
          'animals-need-no-sun',
          'From the cave animals, which need no sun',
          'Animals cannot make energy. They need food. Who brings matter in from outside, and where did it come from?',
        ],
        [
          'fungi-are-plants',
          'From bacteria that grow like plants in the dark',
          'Most bacteria live on dead matter and wastes. What do they find in this cave?',
        ],
        [
          'plants-eat-soil',
          'From the rock and soil of the cave floor',
          'Rock and soil hold minerals but are no food for fish or crickets. Who comes in from outside each day?',
        ],
      ],
      hints: [
        'No plant can live in the dark. So food must come in from outside. Who brings it?',
        'Bats eat insects outside. Follow that food backwards, and forwards.',
      ],
      solution: [
        'Outside, plants make food with sunlight, insects eat plants, and bats eat insects.',
        'Bats leave droppings in the cave. Bacteria and crickets live on them, and fish live on these.',
        'So even here the energy came from the sun.',
      ],
    },
    {
      stem: 'An aquarium is sealed and stands on a scale in the sun for a month. Plants grow, a snail dies and rots. What does the scale show?',
      right: 'The same weight all month',
      wrong: [
        [
          'matter-vanishes',
          'Less and less, since the snail rots away',
          'The snail’s matter does not leave the sealed tank. It goes into water, gas and bacteria, and all that is still on the scale.',
        ],
        [
          'plants-eat-soil',
          'More and more, since the plants grow',
          'The plants do get heavier, but from matter that is in the tank already. Nothing with weight comes in.',
        ],
        [
          'energy-comes-round',
          'More and more, since sunlight comes in',
          'Sunlight brings energy, and energy of that kind does not weigh on a scale. Does any matter come in?',
        ],
      ],
      hints: [
        'Sealed means that no matter comes in or goes out.',
        'Matter moves from snail to bacteria to plants. Does that change how much there is altogether?',
      ],
      solution: [
        'The plants gain just the matter that air, water and soil in the tank lose.',
        'The snail’s matter goes over into decomposers, water and gas, all inside.',
        'No matter enters or leaves, so the weight stays the same.',
      ],
    },
    {
      stem: 'Two islands are alike, but on one of them rats ate all the seabirds. The birds had eaten fish at sea and left droppings on land. What is likely on that island?',
      right: 'Plants grow less, as fewer minerals reach the land',
      wrong: [
        [
          'only-direct',
          'Plants stay the same, as birds did not eat them',
          'The birds did not eat the plants, but they were linked with them in another way. What became of their droppings?',
        ],
        [
          'wrong-way-round',
          'Plants grow more, as no droppings harm them',
          'Droppings do not harm the plants. Decomposers turn them into something that plants need.',
        ],
        [
          'plants-eat-soil',
          'Plants grow more, as they need only soil',
          'Soil alone runs short of minerals. What brought new ones to the island?',
        ],
      ],
      hints: [
        'What did the birds bring from the sea to the land?',
        'Follow the matter: fish, bird, droppings, decomposers, and then?',
      ],
      solution: [
        'The birds carried matter from the sea to the land in their droppings.',
        'Decomposers turned it into minerals that plants took up.',
        'Without the birds fewer minerals come, so plants grow less.',
      ],
    },
    {
      stem: 'Which finding is the best evidence that the matter of plants comes mostly from air and water?',
      right: 'A tree gains 74 kg while its pot of soil loses 0.06 kg',
      wrong: [
        [
          'plants-eat-soil',
          'A tree in rich soil grows faster than one in poor soil',
          'That shows that soil helps. It does not tell where the matter of the tree comes from. Which finding compares weights?',
        ],
        [
          'energy-comes-round',
          'A tree in full sun grows faster than one in the shade',
          'That shows that a tree needs light for energy. It tells nothing about where its matter comes from.',
        ],
        [
          'mixes-up-roles',
          'A tree in fall loses its leaves, and these rot',
          'That tells where the matter of leaves goes. The question is where it comes from.',
        ],
      ],
      hints: [
        'The question is about matter. Matter can be weighed.',
        'Which finding would be impossible if trees were made of soil?',
      ],
      solution: [
        'If the tree were made of soil, the pot would have lost about 74 kg of soil.',
        'It lost only 0.06 kg. So the matter came from somewhere else.',
        'All else that the tree took in was air and water.',
      ],
    },
    {
      stem: 'On the dark sea floor live sea cucumbers. They eat “sea snow”: dead bits that sink from above. If fewer algae grew at the sunny top, what would happen down there?',
      right: 'Fewer sea cucumbers, as less sea snow sinks',
      wrong: [
        [
          'only-direct',
          'No change, as no algae grow in the dark',
          'Algae do not grow there, but their matter gets there. What is sea snow made of?',
        ],
        [
          'wrong-way-round',
          'More sea cucumbers, as the water is cleaner',
          'For them sea snow is food, not dirt. What happens to an animal that has less food?',
        ],
        [
          'animals-need-no-sun',
          'No change, as sea floor animals need no sun',
          'They never see the sun, but their food started with it. Follow sea snow backwards.',
        ],
      ],
      hints: [
        'Where does the matter of sea snow come from in the end?',
        'Fewer algae, so less of everything that lives on algae. What does that mean for what sinks?',
      ],
      solution: [
        'Sea snow is dead algae, animals that lived on algae, and their wastes.',
        'Fewer algae means that less dead matter sinks.',
        'So the sea cucumbers have less food, and there will be fewer of them.',
      ],
    },
    {
      stem: '{name} says: “Decomposers give energy back to the plants, so it goes around.” What is the best reply?',
      right: 'They give back matter, but no energy',
      wrong: [
        [
          'matter-vanishes',
          'They give nothing back, for dead matter is gone',
          'Dead matter is not gone. Decomposers do give something back that roots take up. What is it?',
        ],
        [
          'mixes-up-roles',
          'They give back energy, but no matter',
          'You have the two swapped. Which of them do roots take up from the soil, and which one comes from the sun?',
        ],
        [
          'energy-comes-round',
          'Right, the energy does go around',
          'If energy went around, plants could live in the dark as long as there are decomposers. Can they?',
        ],
      ],
      hints: [
        'Could plants live in the dark if there were enough decomposers?',
        'Which of the two do plants get from the soil, and which from the sun?',
      ],
      solution: [
        'Decomposers leave minerals, which are matter, for the plants.',
        'The energy of dead things is used by the decomposers and leaves as warmth.',
        'Plants get their energy from the sun, not from decomposers.',
      ],
    },
    {
      stem: 'Long ago sea otters were hunted until few were left. Sea urchins, which otters eat, then ate whole kelp forests. Otters were protected and came back. What would you expect next?',
      right: 'Fewer urchins, and then more kelp',
      wrong: [
        [
          'wrong-way-round',
          'Fewer urchins, and then less kelp',
          'The first step is right. But urchins eat kelp. What does it mean for kelp that fewer of them are about?',
        ],
        [
          'only-direct',
          'Fewer urchins, but no change for kelp',
          'Otters do not eat kelp, but urchins do. Take one more step along the web.',
        ],
        [
          'arrow-means-eats',
          'More urchins, and then less kelp',
          'Otters eat urchins. More otters means that more urchins are eaten.',
        ],
      ],
      hints: [
        'Take it in two steps. First: more otters, so what about urchins?',
        'Second: what do the urchins eat?',
      ],
      solution: [
        'More otters eat more urchins, so there are fewer urchins.',
        'Fewer urchins eat less kelp, so the kelp can grow back.',
        'This is what was seen along the Pacific coast.',
      ],
    },
    {
      stem: 'In a town, people put all leaves and grass clippings into sealed bags and burn them elsewhere. After years the lawns grow poorly. What is the most likely cause?',
      right: 'Minerals leave with the bags and do not come around',
      wrong: [
        [
          'energy-comes-round',
          'Energy in the leaves no longer feeds the lawns',
          'Lawns get energy from sunlight, and the sun still shines. What else was in the leaves?',
        ],
        [
          'plants-eat-soil',
          'The grass has eaten up all of the soil',
          'The soil is still there. Grass takes only a tiny part of it. Which part, and who used to bring it back?',
        ],
        [
          'matter-vanishes',
          'Burning leaves destroys matter in the whole world',
          'Burning does not destroy matter. It turns into gas and ash. But where is that ash, and where is it missing?',
        ],
      ],
      hints: [
        'What would decomposers have done with leaves left on the ground?',
        'Something is carried away each year and not brought back. Lawns need it in small amounts.',
      ],
      solution: [
        'Leaves and clippings hold minerals that the grass took from the soil.',
        'Decomposers would give them back. In bags they leave the town.',
        'So the soil slowly runs short of minerals.',
      ],
    },
    {
      stem: 'A student draws plants → deer → wolves and wants to add decomposers. Which new arrows tell the most complete story of matter?',
      right: 'All three → decomposers → soil → plants',
      wrong: [
        [
          'mixes-up-roles',
          'Only wolves → decomposers, as wolves are last',
          'Wolves are not the only ones that die. What about dead leaves and dead deer?',
        ],
        [
          'arrow-means-eats',
          'Decomposers → wolves → deer → plants',
          'An arrow points to the one that takes matter in. These would say that deer eat wolves and plants eat deer. Which way does matter go?',
        ],
        [
          'matter-vanishes',
          'None, as the matter ends with the wolves',
          'When a wolf dies, its matter does not end. Who takes it over?',
        ],
      ],
      hints: [
        'Which of plants, deer and wolves can die and be broken down?',
        'And where does the matter go after the decomposers?',
      ],
      solution: [
        'Dead plants, dead deer and dead wolves are all broken down, so arrows go from each of them to decomposers.',
        'Decomposers leave minerals in the soil and gas in the air.',
        'Plants take these up again, so the matter comes around.',
      ],
    },
  ],
}
