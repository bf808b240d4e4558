import { z } from 'zod'
import { described } from './parts.ts'

// A question may letter any part by its id, whether the part is named or not.

const FoodWebFigure = z.object({
  kind: z.literal('food-web'),
  ...described,
  /** `row` 0 is drawn at the bottom. A label `?` is drawn as asked for. */
  nodes: z
    .array(z.object({ id: z.string(), label: z.string(), row: z.number().int().min(0).max(4) }))
    .min(2)
    .max(12),
  /** Arrows point the way that matter and energy go: from the eaten to the eater. */
  arrows: z.array(z.object({ from: z.string(), to: z.string() })),
})

const PunnettSquareFigure = z.object({
  kind: z.literal('punnett-square'),
  ...described,
  /** Gametes of one parent across the top and of the other down the side: two each, or four for two genes. */
  top: z.array(z.string()).min(2).max(4),
  side: z.array(z.string()).min(2).max(4),
  /** A row for each of `side`, a cell for each of `top`; an empty cell is drawn blank and `?` as asked for. */
  cells: z.array(z.array(z.string()).min(2).max(4)).min(2).max(4),
})

/** By which a question letters it, where its own id would name it. */
const spot = z.string().optional()

/** What a drawn thing is called, written beside it at the end of a leader line. `?` is drawn as asked for. */
const name = z.string().optional()

const CellFigure = z.object({
  kind: z.literal('cell'),
  ...described,
  cell: z.enum(['animal', 'plant', 'bacterium']),
  /**
   * The parts that are drawn, besides membrane and cytoplasm, which every cell has. An animal cell draws no
   * `wall` and no `chloroplasts`; a bacterium draws only `wall`, `ribosomes`, `dna` and `flagellum`, which no
   * other cell draws but `dna`. `reticulum` is the endoplasmic reticulum.
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
  /** The organs that are drawn inside the outline of head, trunk and upper arms, seen from the front. */
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
  /** What passes from organ to organ; a label is best one or two words (oxygen, a signal). */
  arrows: z.array(z.object({ from: z.string(), to: z.string(), label: name })).max(6),
})

const PlantFigure = z.object({
  kind: z.literal('plant'),
  ...described,
  /** A whole flowering plant in its soil, or one flower cut open lengthwise. */
  view: z.enum(['whole', 'flower']),
  /**
   * Parts to name or to letter; the drawing is the same whichever are listed. A whole plant has roots, stem,
   * leaf, flower, fruit and soil; a flower has the others, and stem.
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
   * What goes in, out or through a whole plant: water from outside to roots, sugar from leaf to roots. Energy
   * (light, heat) is drawn as a wave, matter as a straight arrow. `?` is drawn as asked for.
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
  /** Way that the boxes run where there is room; on a narrow screen they run down. */
  direction: z.enum(['across', 'down']),
  /** Text `?` is drawn as asked for. `note` is a smaller second text, such as an amount with its unit. */
  boxes: z
    .array(z.object({ id: z.string(), text: z.string(), note: z.string().optional() }))
    .min(2)
    .max(12),
  /** May branch, join and lead back. `id` where an arrow itself can be lettered. A dashed one stands for energy or loss. */
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
  /** What the whole cycle is, written in the middle; may be empty. */
  title: z.string(),
  /** Clockwise from the top. Text `?` is drawn as asked for. */
  stages: z
    .array(z.object({ id: z.string(), text: z.string() }))
    .min(2)
    .max(8),
  /** Between neighbours an arrow follows the ring; others run across. Label `?` is drawn as asked for. */
  arrows: z
    .array(z.object({ from: z.string(), to: z.string(), label: name, id: z.string().optional() }))
    .min(2)
    .max(12),
})

const EnergyPyramidFigure = z.object({
  kind: z.literal('energy-pyramid'),
  ...described,
  /** What the amounts are (Energy available each year), written above; may be empty. */
  title: z.string(),
  /**
   * From the bottom up. `label` names the level (Producers), `note` who lives there, `amount` is with its unit
   * (10,000 kcal). Label and amount may be `?`. The drawing is not to scale.
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
  /** What a filled symbol means, as the key says it: Has attached earlobes. */
  trait: z.string(),
  /**
   * People of one generation stand from left to right in the order listed, partners next to each other; the
   * drawing numbers them (II-3). `label` is written under the symbol: a genotype, a name or `?`.
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
  /** Two or three inherited variants, told apart by how they are marked; each must look different. */
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
  /** Places or times side by side: `counts` has a number for each variant, together at most 60. */
  samples: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** What the animals sit on. */
        ground: z.enum(['plain', 'light', 'dark', 'grass']),
        counts: z.array(z.number().int().min(0).max(60)).min(2).max(3),
      }),
    )
    .min(1)
    .max(4),
  /** Whether the key says how many there are; where not, the student counts. */
  isCounted: z.boolean(),
})

const CladogramFigure = z.object({
  kind: z.literal('cladogram'),
  ...described,
  /** Living or fossil groups, from top to bottom. Label `?` is drawn as asked for. */
  tips: z
    .array(z.object({ id: z.string(), label: z.string() }))
    .min(2)
    .max(9),
  /** Common ancestors: each with the tips and nodes that branch from it. The one that is no child is the root. */
  nodes: z
    .array(z.object({ id: z.string(), children: z.array(z.string()).min(2).max(4) }))
    .min(1)
    .max(8),
  /**
   * Traits that arose on the branch that leads to the tip or node `on`; on the root, before all branching. A
   * label `?` is drawn as asked for; a lettered trait is not named.
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
