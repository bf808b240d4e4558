import type { Level } from '@skills-center/contract/ids'
import type { ConceptQuestion } from '../concept-questions.ts'

/** Plain finds that call for one of the rules by which layers are read. */
const basics: readonly ConceptQuestion[] = [
  {
    stem: '{name} sees shale on top of sandstone in a road cut. The layers were never turned over. What can {name} say?',
    right: 'The sandstone is older than the shale',
    wrong: [
      [
        'top-oldest',
        'The shale is older than the sandstone',
        'What settles first ends up at the bottom. Which of the two lies lower?',
      ],
      [
        'same-rock-same-age',
        'All sandstone on Earth is older than all shale',
        'Both kinds of rock have formed again and again. The order here tells about this place only.',
      ],
      [
        'no-gaps',
        'The shale formed right after the sandstone, with no gap',
        'The order is known, but not how much time passed between. Layers in between may have been worn away.',
      ],
    ],
    hints: [
      'Think of the order in which things settle on the sea floor.',
      'What lies below had to be there before something could settle on it.',
    ],
    solution: [
      'The sandstone lies below, so it was there first.',
      'The shale settled on it later. So the sandstone is older.',
    ],
  },
  {
    stem: 'A dike of dark rock cuts across five layers of limestone. Which formed last?',
    right: 'The dike, after all five layers',
    wrong: [
      [
        'cutter-first',
        'The lowest layer of limestone',
        'The dike goes through that layer, so the layer was there before it. And it is the oldest of the five.',
      ],
      [
        'top-oldest',
        'The top layer of limestone',
        'It is the youngest of the five layers. But the dike goes through it, too.',
      ],
      [
        'cutter-first',
        'All six formed at the same time',
        'Melted rock can push into a crack only if there is hard rock to crack.',
      ],
    ],
    hints: [
      'Can something be cut before it is there?',
      'The dike goes through all five layers. So were these there before it or after it?',
    ],
    solution: [
      'The dike cuts through all five layers, so all five were there before it.',
      'So the dike formed last.',
    ],
  },
  {
    stem: 'High in the mountains, {name} finds a layer of limestone full of seashells. What is the best explanation?',
    right: 'The rock formed under the sea and rose later',
    wrong: [
      [
        'fossil-looks',
        'Sea animals once lived on top of the mountains',
        'These animals live in water. So what was here when they died?',
      ],
      [
        'fossil-looks',
        'People carried the shells up there long ago',
        'The shells are inside the rock, so they were there when it formed.',
      ],
      [
        'thickness-is-time',
        'The sea was once as deep as the mountains are high',
        'There was never that much water. Rock can be raised slowly over millions of years.',
      ],
    ],
    hints: [
      'Where do animals with such shells live and die?',
      'The shells are inside the rock. So where did the rock form, and what happened to it afterward?',
    ],
    solution: [
      'Shells settle on the sea floor and are buried there.',
      'So this rock formed under the sea. Slow movements of Earth’s crust lifted it later.',
    ],
  },
  {
    stem: 'Which kind of species makes the best index fossil?',
    right: 'One that lived in many places, but for a short time',
    wrong: [
      [
        'fossils-overlooked',
        'One that lived in many places for a very long time',
        'If it lived for a very long time, a layer that holds it can have almost any age.',
      ],
      [
        'same-rock-same-age',
        'One that lived in one valley for a short time',
        'It tells the time well. But could it be used to match layers in other places?',
      ],
      [
        'fossil-looks',
        'One that grew very large and heavy',
        'Size does not tell when something lived. Think about when and where it was found.',
      ],
    ],
    hints: [
      'An index fossil should tell the time exactly, and in many places.',
      'Does a species that lived for 300 million years tell the time better than one that lived for 2 million?',
    ],
    solution: [
      'A short life span as a species pins down the time.',
      'Living in many places lets us match layers far apart.',
    ],
  },
  {
    stem: 'Two layers of sandstone look the same, but they lie 500 kilometers apart. Do they have the same age?',
    right: 'One cannot tell from the rock alone',
    wrong: [
      [
        'same-rock-same-age',
        'Yes, for the same rock forms at the same time',
        'Sand has settled on beaches and in deserts at all times. What else could tell the age?',
      ],
      [
        'same-rock-same-age',
        'No, for layers so far apart always differ in age',
        'One layer can reach over hundreds of kilometers. But does the look of the rock prove it?',
      ],
      [
        'level-counts',
        'Yes, if they lie at the same height above the sea',
        'Land is raised in one place and sinks in another. Height tells little about age.',
      ],
    ],
    hints: [
      'Has sandstone formed only once in Earth’s history?',
      'What in the layers could tell the time better than the kind of rock?',
    ],
    solution: [
      'Sandstone has formed at many times, so the rock alone does not tell.',
      'Index fossils or a layer of volcanic ash could settle it.',
    ],
  },
  {
    stem: 'A fault breaks layers 1, 2, and 3, but not layer 4 on top of them. When did the fault move?',
    right: 'Between layer 3 and layer 4',
    wrong: [
      [
        'cutter-first',
        'Before layer 1 formed',
        'Layers 1, 2, and 3 are broken by it. Can rock break before it is there?',
      ],
      ['no-gaps', 'After layer 4 formed', 'If layer 4 had been there, it would be broken, too. Is it?'],
      ['cutter-first', 'While layer 2 formed', 'Layer 3 is broken, too. So was it there already?'],
    ],
    hints: [
      'What is broken must have been there. What is not broken came later.',
      'Layer 3 is broken, and layer 4 is not. What does each of these tell?',
    ],
    solution: [
      'Layers 1, 2, and 3 are broken, so they were there before the fault moved.',
      'Layer 4 is not broken, so it settled afterward.',
    ],
  },
  {
    stem: 'One layer at a cliff is 6 meters thick, and another is 1 meter thick. Which took longer to form?',
    right: 'One cannot tell from the thickness alone',
    wrong: [
      [
        'thickness-is-time',
        'The layer that is 6 meters thick',
        'A flood or a volcano can leave meters in a few days. Do all layers grow at the same rate?',
      ],
      [
        'thickness-is-time',
        'The layer that is 1 meter thick',
        'A thin layer can form slowly or quickly. Does the thickness say which?',
      ],
      [
        'thickness-is-time',
        'They took the same time, being in one cliff',
        'Layers in one cliff can form at very different rates.',
      ],
    ],
    hints: [
      'Does mud settle as fast in the deep sea as sand in a flood?',
      'Thickness comes from time and from rate. Do you know the rate?',
    ],
    solution: [
      'Layers grow at very different rates.',
      'A thick one may come from one flood, and a thin one may have taken a million years.',
    ],
  },
  {
    stem: 'Layers of mud settle flat. In a canyon, {name} sees layers that slope steeply. What happened?',
    right: 'They formed flat and were tilted later',
    wrong: [
      [
        'cutter-first',
        'The mud settled on a steep slope',
        'On a steep slope, mud slides down. It settles flat at the bottom.',
      ],
      [
        'cutter-first',
        'The river tilted them while it cut the canyon',
        'A river wears rock away. It cannot lift and tilt thick layers.',
      ],
      [
        'top-oldest',
        'The layers grew upward, each from the one below',
        'Layers do not grow like plants. They settle from above, bit by bit.',
      ],
    ],
    hints: [
      'How do layers lie when they form?',
      'If they were flat at first and slope now, which came first, forming or tilting?',
    ],
    solution: [
      'Layers settle flat.',
      'So if they slope, movements of the crust tilted them after they had formed.',
    ],
  },
  {
    stem: 'A fossil fish lies in a layer of shale. What can be said about the age of the fish?',
    right: 'It lived at about the time when the shale was mud',
    wrong: [
      [
        'fossils-overlooked',
        'It lived long after the shale had formed',
        'A fish cannot get into hard rock. What was the shale when the fish was buried?',
      ],
      [
        'fossil-looks',
        'It lived before there was any rock',
        'There was older rock below. The fish was buried in the mud that became this layer.',
      ],
      [
        'fossil-looks',
        'Only the size of its bones tells its age',
        'Large and small fish live at the same time. Look at the layer it lies in.',
      ],
    ],
    hints: [
      'How did the fish get into the rock?',
      'Shale is hardened mud. When could a dead fish be buried in it?',
    ],
    solution: [
      'The fish was buried while the layer was still soft mud.',
      'So fish and layer have about the same age.',
    ],
  },
]

/** One more step of thought: gaps, order from two clues, matching places. */
const usual: readonly ConceptQuestion[] = [
  {
    stem: 'Flat layers lie on a rough, worn surface. Below it are tilted layers. What happened between the two sets?',
    right: 'The lower layers were tilted and worn down',
    wrong: [
      [
        'no-gaps',
        'Nothing, the layers formed without a break',
        'The lower layers slope and end at a rough surface. What must have happened to them?',
      ],
      [
        'cutter-first',
        'The lower layers were tilted after the upper ones formed',
        'Then the upper layers would be tilted as well. Are they?',
      ],
      [
        'top-oldest',
        'The lower layers were pushed in under the upper ones',
        'Layers form from the bottom up. The lower ones were there first.',
      ],
    ],
    hints: [
      'Compare the two sets: which one slopes, and which one ends at the rough surface?',
      'Layers form flat. So the lower ones had to be changed before the upper ones settled.',
    ],
    solution: [
      'The lower layers formed flat and were tilted.',
      'Then they were worn to a rough surface. The upper layers settled on it later, so they are still flat.',
    ],
  },
  {
    stem: 'At one place, layers hold fossils of species 1, 2, 3, and 4 from the bottom up. At another place there are only 1, 2, and 4. What is the best explanation?',
    right: 'The layer with species 3 is missing there',
    wrong: [
      [
        'no-gaps',
        'At the second place, species 4 lived before species 3',
        'At the first place species 4 lies above species 3. A missing layer does not change that order.',
      ],
      [
        'no-gaps',
        'At the second place, time passed faster',
        'Time is the same everywhere. But is a record always complete?',
      ],
      [
        'level-counts',
        'Species 4 there must be the same as species 3 here',
        'Each species is told by its looks, not by its place in the stack.',
      ],
    ],
    hints: [
      'Does every place get a layer all the time, and does it keep it?',
      'What could have happened to a layer after it formed? Or could it be that nothing settled there?',
    ],
    solution: [
      'The order of the species is the same in both places: 1, 2, 4.',
      'The layer for species 3 is missing there. Nothing settled then, or it was worn away.',
    ],
  },
  {
    stem: 'Why do scientists like to match layers of volcanic ash from place to place?',
    right: 'One eruption covers a wide area at one time',
    wrong: [
      [
        'thickness-is-time',
        'Ash layers are thicker than all other layers are',
        'Far from the volcano ash layers are very thin. Think about when the ash fell.',
      ],
      [
        'same-rock-same-age',
        'All ash on Earth comes from one eruption',
        'There have been many eruptions. But what is special about the ash of one of them?',
      ],
      [
        'top-oldest',
        'Ash layers are always at the top',
        'New layers settle on ash as on anything else. Think about how fast the ash fell.',
      ],
    ],
    hints: [
      'How long does ash from one eruption take to fall?',
      'A good marker is found in many places and formed at one time.',
    ],
    solution: [
      'Ash of one eruption falls within days or weeks, over a wide area.',
      'So wherever that ash is found, it marks the same moment.',
    ],
  },
  {
    stem: 'A layer holds fossils of an animal that lived 90 to 85 million years ago. Which claim fits?',
    right: 'The layer formed 90 to 85 million years ago',
    wrong: [
      [
        'misreads-ago',
        'The layer is younger than 85 million years',
        'By then the animal had died out. How did its remains get into the layer?',
      ],
      [
        'misreads-ago',
        'The layer is older than 90 million years',
        'Then the animal did not live yet. It cannot leave fossils before it is there.',
      ],
      [
        'fossils-overlooked',
        'The fossils say nothing about the layer',
        'The animal was buried while the layer formed. So what do its dates tell?',
      ],
    ],
    hints: [
      'The animal was buried while the layer formed.',
      'When could an animal be buried in mud that is just settling?',
    ],
    solution: [
      'The animal was alive when it was buried in the layer, or shortly before.',
      'So the layer formed while the species lived: 90 to 85 million years ago.',
    ],
  },
  {
    stem: 'A dike is 50 million years old. It cuts through a layer of shale. What is known about the shale?',
    right: 'It is more than 50 million years old',
    wrong: [
      [
        'cutter-first',
        'It is less than 50 million years old',
        'The dike cuts through the shale. Which of them had to be there first?',
      ],
      [
        'cutter-first',
        'It is exactly 50 million years old',
        'The dike hardened 50 million years ago. The shale was there already, but since when?',
      ],
      [
        'fossils-overlooked',
        'Nothing at all can be said about its age',
        'The dike goes right through it. So one of the two must be older.',
      ],
    ],
    hints: [
      'What is cut had to be there before the cut.',
      'Which of the two is older, the shale or the dike? And is that more or less than 50 million years?',
    ],
    solution: [
      'The shale had to be there when the dike cut through it.',
      'So the shale is older than the dike: more than 50 million years.',
    ],
  },
  {
    stem: 'Two ash beds are 40 and 35 million years old. A layer with fossils lies between them. How old are the fossils?',
    right: 'Between 35 and 40 million years',
    wrong: [
      [
        'misreads-ago',
        'More than 40 million years',
        'The fossils lie above the ash that is 40 million years old. So did they come before it or after it?',
      ],
      [
        'misreads-ago',
        'Less than 35 million years',
        'The ash that is 35 million years old lies above the fossils. Which of these came first?',
      ],
      [
        'thickness-is-time',
        'Exactly 37.5 million years',
        'The middle is possible. But does every layer grow evenly, so that one could be so sure?',
      ],
    ],
    hints: [
      'Which ash bed is below the fossils, and which is above?',
      'The fossils are younger than the ash below and older than the ash above.',
    ],
    solution: [
      'The fossils lie above the ash of 40 million years, so they are younger.',
      'They lie below the ash of 35 million years, so they are older. That leaves 35 to 40 million years.',
    ],
  },
  {
    stem: 'In a cliff, a layer with trilobites lies above a layer with dinosaur bones. Everywhere else trilobites come first. What is the best explanation?',
    right: 'Here the layers were folded or pushed over each other',
    wrong: [
      [
        'no-gaps',
        'Here trilobites lived after the dinosaurs',
        'One odd place against thousands of others: what can happen to layers after they form?',
      ],
      [
        'top-oldest',
        'Everywhere else scientists have read the layers upside down',
        'In layers that lie as they formed, the lower ones are older. What could have changed things here?',
      ],
      [
        'fossil-looks',
        'The trilobites were smaller and floated up through the rock',
        'Fossils do not move through rock. But whole layers can be moved.',
      ],
    ],
    hints: [
      'The rule “lower is older” holds for layers that lie as they formed.',
      'Strong forces fold and break rock where mountains rise. What could that do to the order?',
    ],
    solution: [
      'Trilobites died out long before dinosaurs lived. That is seen in very many places.',
      'So here the order was changed afterward: the layers were folded over or pushed over younger ones.',
    ],
  },
  {
    stem: '{name} says: “This layer of limestone is at the same height in both wells, so it must be the same layer.” What is wrong with that?',
    right: 'Layers can slope or be raised, so height is no proof',
    wrong: [
      [
        'level-counts',
        'Nothing, for layers of one age lie at one height',
        'Land rises in one place and sinks in another. Does a layer stay at one height then?',
      ],
      [
        'same-rock-same-age',
        'Only the kind of rock counts, and both are limestone',
        'Limestone has formed at many times. What else could be compared?',
      ],
      [
        'thickness-is-time',
        'The thickness should be compared instead of the height',
        'One layer can be thick in one place and thin in another. What tells the time?',
      ],
    ],
    hints: [
      'What can happen to a layer after it has formed?',
      'Can a layer be tilted or shifted by a fault? What would that do to its height?',
    ],
    solution: [
      'Layers are tilted, raised, and shifted after they form.',
      'So the same height does not show the same age. Fossils or ash layers would be better evidence.',
    ],
  },
  {
    stem: 'From the bottom up, rock at one place shows: mud with sea fossils, coal from swamp plants, sandstone from dunes. How did the place change?',
    right: 'From sea to swamp to desert',
    wrong: [
      [
        'top-oldest',
        'From desert to swamp to sea',
        'You read the layers from the top. Which one was laid down first?',
      ],
      [
        'level-counts',
        'It was sea, swamp, and desert at the same time',
        'The layers lie one on the other, so they formed one after the other.',
      ],
      [
        'fossils-overlooked',
        'It did not change, only the mud did',
        'Sea animals, swamp plants, and dunes do not belong to the same kind of place.',
      ],
    ],
    hints: [
      'Which layer is the oldest?',
      'Say what kind of place each layer comes from. Then read them from the bottom up.',
    ],
    solution: [
      'The lowest layer is the oldest: it comes from a sea.',
      'Above it is coal from a swamp, then sand from dunes. So the place went from sea to swamp to desert.',
    ],
  },
]

/** Arguing from evidence: what would tell, what follows, what does not. */
const hard: readonly ConceptQuestion[] = [
  {
    stem: 'A fault and a dike cut through the same layers. Which find would show that the fault is younger than the dike?',
    right: 'The dike is broken where the fault crosses it',
    wrong: [
      [
        'cutter-first',
        'The dike runs across the fault without a break',
        'Then the fault did not move after the dike was there. So which one is younger?',
      ],
      [
        'thickness-is-time',
        'The fault is longer than the dike',
        'Length does not tell age. Look at what happens where the two meet.',
      ],
      [
        'level-counts',
        'The fault reaches deeper than the dike',
        'How deep something reaches does not tell its age. Where do the two meet?',
      ],
    ],
    hints: ['What is cut was there before the cut.', 'If the fault moved later, what did it do to the dike?'],
    solution: [
      'A fault shifts everything that is there when it moves.',
      'If the dike is broken and shifted, it was there before. So the fault is younger.',
    ],
  },
  {
    stem: 'A pebble of granite lies inside a layer of conglomerate. Which is older, the granite or the conglomerate?',
    right: 'The granite, since the pebble had to be there first',
    wrong: [
      [
        'cutter-first',
        'The conglomerate, since the pebble is inside it',
        'A pebble in concrete was there before the concrete set. How is it here?',
      ],
      [
        'level-counts',
        'They have the same age, being in one layer',
        'They came together in one layer. But did the granite form there?',
      ],
      [
        'fossils-overlooked',
        'One cannot tell without fossils',
        'Fossils would help with the years. But the order of these two can be seen.',
      ],
    ],
    hints: [
      'Where did the pebble come from before it was part of the layer?',
      'To become a pebble, granite must form, break off, and be carried along. What comes after that?',
    ],
    solution: [
      'The granite formed first. A piece of it broke off and was rounded in water.',
      'Then it was buried with other pebbles, and these became conglomerate. So the granite is older.',
    ],
  },
  {
    stem: 'One species is found in rocks from 500 to 50 million years old. Why is it a poor index fossil?',
    right: 'It lived so long that it hardly narrows down the age',
    wrong: [
      [
        'fossil-looks',
        'It is too old to be found in good shape',
        'Very old fossils can be in good shape. Think about what the fossil tells of the age of a layer.',
      ],
      [
        'misreads-ago',
        'It lived later than all other species',
        'It lived from 500 to 50 million years ago. How long is that?',
      ],
      [
        'same-rock-same-age',
        'It should be found in one kind of rock only',
        'An index fossil may be found in many kinds of rock. What must it tell?',
      ],
    ],
    hints: [
      'What should an index fossil tell about a layer?',
      'If a layer holds this species, between which ages can it lie?',
    ],
    solution: [
      'A layer with this species can be anywhere from 500 to 50 million years old.',
      'That is a span of 500 − 50 = 450 million years, too long to be of help.',
    ],
  },
  {
    stem: 'A layer holds two species. One lived 120 to 100 million years ago, the other 110 to 90 million years ago. How old is the layer?',
    right: '100 to 110 million years',
    wrong: [
      [
        'one-fossil-only',
        '100 to 120 million years',
        'That is the time of the first species alone. Was the other one alive 115 million years ago?',
      ],
      [
        'one-fossil-only',
        '90 to 110 million years',
        'That is the time of the second species alone. Was the first one alive 95 million years ago?',
      ],
      [
        'one-fossil-only',
        '90 to 120 million years',
        'In that span at least one of them was alive. But both are in the layer.',
      ],
    ],
    hints: ['Both were alive when the layer formed.', 'Mark both spans on a line. Where do they overlap?'],
    solution: [
      'Both species left fossils, so both were alive.',
      'From 120 to 110 only the first lived, and from 100 to 90 only the second.',
      'Both lived from 110 to 100 million years ago.',
    ],
  },
  {
    stem: 'Fossils show that many sea species end at one layer all over the world. Which claim does this support best?',
    right: 'Many species died out within a short time',
    wrong: [
      [
        'thickness-is-time',
        'The layer took longer to form than all the others',
        'What ends at the layer tells about living things. What happened to the species?',
      ],
      [
        'same-rock-same-age',
        'The same kind of rock formed all over the world',
        'The fossils are compared here, not the rock. What happened to the species?',
      ],
      [
        'level-counts',
        'The sea was at the same height all over the world',
        'Height does not matter here. Why do the species not appear in later layers?',
      ],
    ],
    hints: [
      'The species are found below the layer, but not above it.',
      'What does it mean if a species is in no younger layer, anywhere?',
    ],
    solution: [
      'Above that layer the species are found nowhere.',
      'So they died out around that time, all over the world: a mass extinction.',
    ],
  },
  {
    stem: 'How is the geologic time scale, with its eras and periods, mainly ordered?',
    right: 'By the order of layers and the fossils in them',
    wrong: [
      [
        'thickness-is-time',
        'By the thickness of the layers',
        'Thick layers can form quickly. Then thickness is a poor clock.',
      ],
      [
        'same-rock-same-age',
        'By the kinds of rock, one kind for each period',
        'Sandstone and limestone have formed in nearly every period.',
      ],
      [
        'no-gaps',
        'From one place where every layer is kept',
        'No place has them all, for layers are worn away. So how can many places be joined?',
      ],
    ],
    hints: [
      'No place on Earth shows all of Earth’s history.',
      'What lets scientists join layers from many places into one order?',
    ],
    solution: [
      'Layers from many places are joined by the fossils that they share.',
      'In this way an order was found, and big changes in life mark its parts.',
    ],
  },
  {
    stem: 'The history of Earth, 4.6 billion years, is drawn as a line 4.6 meters long. Modern people have lived for about 300,000 years. How long is their part?',
    right: '0.3 millimeter',
    wrong: [
      [
        'misreads-ago',
        '30 centimeters',
        'That would be 300 million years. On this line 1 meter is 1 billion years.',
      ],
      ['misreads-ago', '3 centimeters', 'That would be 30 million years. How many years is 1 millimeter?'],
      [
        'misreads-ago',
        '3 millimeters',
        'That would be 3 million years, since 1 millimeter is 1 million years.',
      ],
    ],
    hints: [
      'On this line 1 meter stands for 1 billion years. What does 1 millimeter stand for?',
      'A meter has 1,000 millimeters, and a billion is 1,000 million.',
    ],
    solution: [
      '1 meter is 1 billion years, so 1 millimeter is 1 million years.',
      '300,000 years is 0.3 million years, so 0.3 millimeter.',
    ],
  },
  {
    stem: 'Between two flat layers is a rough surface with old river gravel on it. The layers differ in age by 60 million years. What is the best reading?',
    right: 'The place was land for a while, and rock wore away',
    wrong: [
      [
        'no-gaps',
        'The lower layer took 60 million years to form',
        'A rough surface with gravel does not form while layers settle. What does a river do to rock?',
      ],
      [
        'no-gaps',
        'The ages must be wrong, for layers follow without a gap',
        'Look at the surface between them. Could time have passed that left no layer?',
      ],
      [
        'thickness-is-time',
        'A layer 60 million years thick is hidden between them',
        'Time has no thickness. Could there have been layers that are gone now?',
      ],
    ],
    hints: [
      'Where do rivers flow, and what do they do to the rock there?',
      'The surface is rough. So were layers added or worn away at that time?',
    ],
    solution: [
      'A rough surface with river gravel was once dry land.',
      'There rock was worn away. So a part of the 60 million years left no layers.',
    ],
  },
  {
    stem: '{name} claims that two layers, one of shale and one of sandstone, formed at the same time. Which evidence supports this best?',
    right: 'Both hold the same index fossils',
    wrong: [
      [
        'thickness-is-time',
        'Both are 2 meters thick',
        'Thickness depends on how fast things settle. Does it tell when?',
      ],
      [
        'level-counts',
        'Both lie 10 meters below the land',
        'Depth depends on what was added or worn away later. Does it tell when?',
      ],
      [
        'same-rock-same-age',
        'Both are made of grains',
        'Most rocks of this kind are. Does that tell when they formed?',
      ],
    ],
    hints: [
      'Which of these would tell the time when a layer formed?',
      'At one time, mud can settle in deep water and sand near the beach. What would both hold?',
    ],
    solution: [
      'Index fossils come from species that lived for a short time.',
      'If both layers hold them, both formed in that time, though the rock differs.',
    ],
  },
]

export const rockLayerQuestions: Record<Level, readonly ConceptQuestion[]> = { 1: basics, 2: usual, 3: hard }
