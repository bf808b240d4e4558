import { z } from 'zod'
import { described } from './parts.ts'

// A question can label any part by its id, whether or not the part has a name.

const FoodWebFigure = z.object({
  kind: z.literal('food-web'),
  ...described,
  /** `row` 0 is drawn at the bottom. A label `?` is drawn as the unknown. */
  nodes: z
    .array(z.object({ id: z.string(), label: z.string(), row: z.number().int().min(0).max(4) }))
    .min(2)
    .max(12),
  /** Arrows point in the direction in which matter and energy move: from the eaten to the eater. */
  arrows: z.array(z.object({ from: z.string(), to: z.string() })),
})

const PunnettSquareFigure = z.object({
  kind: z.literal('punnett-square'),
  ...described,
  /** Gametes of one parent across the top and of the other down the side: two each, or four for two genes. */
  top: z.array(z.string()).min(2).max(4),
  side: z.array(z.string()).min(2).max(4),
  /** A row for each of `side`, a cell for each of `top`. An empty cell is drawn blank, and `?` as the unknown. */
  cells: z.array(z.array(z.string()).min(2).max(4)).min(2).max(4),
})

/** The id by which a question refers to the part, for parts whose own id would name them. */
const spot = z.string().optional()

/** Name of a drawn part, written next to it at the end of a leader line. `?` is drawn as the unknown. */
const name = z.string().optional()

const CellFigure = z.object({
  kind: z.literal('cell'),
  ...described,
  cell: z.enum(['animal', 'plant', 'bacterium']),
  /**
   * The parts to draw, in addition to the membrane and cytoplasm that every cell has. An animal cell has no `wall` and
   * no `chloroplasts`; a plant cell has no `lysosomes`. A bacterium has only `wall`, `ribosomes`, `dna`, and
   * `flagellum`. Only a bacterium has a `flagellum`, and the other cells show `dna` inside the nucleus. `reticulum` is
   * the endoplasmic reticulum.
   */
  parts: z
    .array(
      z.object({
        id: z.enum([
          'wall',
          'membrane',
          'cytoplasm',
          'nucleus',
          'dna',
          'ribosomes',
          'mitochondria',
          'chloroplasts',
          'vacuole',
          'reticulum',
          'golgi-body',
          'lysosomes',
          'flagellum',
        ]),
        spot,
        label: name,
      }),
    )
    .max(13),
})

const BodySystemFigure = z.object({
  kind: z.literal('body-system'),
  ...described,
  /** The organs to draw inside the outline of head, trunk, and upper arms, seen from the front. */
  organs: z
    .array(
      z.object({
        id: z.enum([
          'brain',
          'spinal-cord',
          'nerves',
          'mouth',
          'trachea',
          'lungs',
          'diaphragm',
          'heart',
          'blood-vessels',
          'esophagus',
          'liver',
          'stomach',
          'pancreas',
          'small-intestine',
          'large-intestine',
          'kidneys',
          'bladder',
          'muscle',
          'bone',
          'skin',
        ]),
        spot,
        label: name,
      }),
    )
    .min(1)
    .max(12),
  /** What moves from organ to organ. Keep labels to one or two words (oxygen, a signal). */
  arrows: z.array(z.object({ from: z.string(), to: z.string(), label: name })).max(6),
})

const PlantFigure = z.object({
  kind: z.literal('plant'),
  ...described,
  /** A whole flowering plant in soil, or one flower cut open lengthwise. */
  view: z.enum(['whole', 'flower']),
  /**
   * Parts to name or label; the drawing itself is always the same. A whole plant has roots, stem, leaf, flower, fruit,
   * and soil. A flower has the other parts, and stem.
   */
  parts: z
    .array(
      z.object({
        id: z.enum([
          'roots',
          'stem',
          'leaf',
          'flower',
          'fruit',
          'soil',
          'petal',
          'sepal',
          'stamen',
          'anther',
          'filament',
          'pollen',
          'pistil',
          'stigma',
          'style',
          'ovary',
          'ovule',
        ]),
        spot,
        label: name,
      }),
    )
    .max(10),
  /**
   * What moves into, out of, or through a whole plant: water from outside to roots, sugar from leaf to roots. Energy
   * (light, heat) is drawn as a wave, matter as a straight arrow. `?` is drawn as the unknown.
   */
  arrows: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        from: z.enum(['outside', 'roots', 'stem', 'leaf', 'flower']),
        to: z.enum(['outside', 'roots', 'stem', 'leaf', 'flower']),
        carries: z.enum(['matter', 'energy']),
      }),
    )
    .max(6),
})

const FlowFigure = z.object({
  kind: z.literal('flow'),
  ...described,
  /** Direction of the boxes if there is room; on a narrow screen they run down. */
  direction: z.enum(['across', 'down']),
  /** Text `?` is drawn as the unknown. `note` is a smaller second text, such as an amount with its unit. */
  boxes: z
    .array(z.object({ id: z.string(), text: z.string(), note: z.string().optional() }))
    .min(2)
    .max(12),
  /**
   * Arrows may branch, merge, and form loops. Set `id` if a question can label the arrow itself. A dashed arrow stands
   * for energy or loss.
   */
  arrows: z
    .array(
      z.object({
        from: z.string(),
        to: z.string(),
        label: name,
        id: z.string().optional(),
        isDashed: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(16),
})

const CycleFigure = z.object({
  kind: z.literal('cycle'),
  ...described,
  /** Name of the whole cycle, written in the middle; may be empty. */
  title: z.string(),
  /** Clockwise from the top. Text `?` is drawn as the unknown. */
  stages: z
    .array(z.object({ id: z.string(), text: z.string() }))
    .min(2)
    .max(8),
  /** An arrow between neighboring stages follows the ring; others run across. Label `?` is drawn as the unknown. */
  arrows: z
    .array(z.object({ from: z.string(), to: z.string(), label: name, id: z.string().optional() }))
    .min(2)
    .max(12),
})

const EnergyPyramidFigure = z.object({
  kind: z.literal('energy-pyramid'),
  ...described,
  /** What the amounts measure (Energy available each year), written above; may be empty. */
  title: z.string(),
  /**
   * From the bottom up. `label` names the level (Producers), `note` its organisms, and `amount` has its unit (10,000
   * kcal). Label and amount may be `?`. The drawing is not to scale.
   */
  levels: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        note: z.string().optional(),
        amount: z.string().optional(),
      }),
    )
    .min(2)
    .max(5),
})

const PedigreeFigure = z.object({
  kind: z.literal('pedigree'),
  ...described,
  /** The meaning of a filled symbol in the key: Has attached earlobes. */
  trait: z.string(),
  /**
   * People of one generation are drawn from left to right in this order, with partners next to each other, and numbered
   * (II-3). `label` is written under the symbol: a genotype, a name, or `?`.
   */
  people: z
    .array(
      z.object({
        id: z.string(),
        sex: z.enum(['female', 'male', 'unknown']),
        /** 0 at the top. */
        generation: z.number().int().min(0).max(3),
        /** A carrier's symbol is half filled. */
        status: z.enum(['unaffected', 'carrier', 'affected']),
        label: name,
        isDead: z.boolean().optional(),
      }),
    )
    .min(3)
    .max(20),
  couples: z
    .array(z.object({ partners: z.array(z.string()).length(2), children: z.array(z.string()).max(8) }))
    .min(1)
    .max(7),
})

const PopulationSampleFigure = z.object({
  kind: z.literal('population-sample'),
  ...described,
  animal: z.enum(['beetle', 'moth', 'fish', 'mouse', 'snail', 'bird']),
  /** Two or three inherited variants. Each must have different markings. */
  variants: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        look: z.enum(['light', 'dark', 'striped', 'spotted']),
      }),
    )
    .min(2)
    .max(3),
  /** Places or times side by side. `counts` has one number per variant, at most 60 in total. */
  samples: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** The background behind the animals. */
        ground: z.enum(['plain', 'light', 'dark', 'grass']),
        counts: z.array(z.number().int().min(0).max(60)).min(2).max(3),
      }),
    )
    .min(1)
    .max(4),
  /** Whether the key shows the counts; if not, the student counts. */
  isCounted: z.boolean(),
})

const CladogramFigure = z.object({
  kind: z.literal('cladogram'),
  ...described,
  /** Living or fossil groups, from top to bottom. Label `?` is drawn as the unknown. */
  tips: z
    .array(z.object({ id: z.string(), label: z.string() }))
    .min(2)
    .max(9),
  /**
   * Common ancestors, each with the tips and nodes that branch from it. The node that is nobody's child is the root.
   */
  nodes: z
    .array(z.object({ id: z.string(), children: z.array(z.string()).min(2).max(4) }))
    .min(1)
    .max(8),
  /**
   * Traits that arose on the branch leading to the tip or node `on`; on the root, before all branching. A label `?` is
   * drawn as the unknown. A trait shown by letter is not named.
   */
  traits: z.array(z.object({ id: z.string(), label: z.string(), on: z.string() })).max(10),
})

export const lifeFigures = [
  FoodWebFigure,
  PunnettSquareFigure,
  CellFigure,
  BodySystemFigure,
  PlantFigure,
  FlowFigure,
  CycleFigure,
  EnergyPyramidFigure,
  PedigreeFigure,
  PopulationSampleFigure,
  CladogramFigure,
] as const
