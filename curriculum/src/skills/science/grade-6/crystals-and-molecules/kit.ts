import { all, defineModel, keysOf, type Level, numberOf, slip } from '#form'
import { say } from './messages.gen.ts'

/** Molecules with their atoms. */
const molecules = {
  peroxide: { formula: 'H₂O₂', atoms: { hydrogen: 2, oxygen: 2 } },
  ammonia: { formula: 'NH₃', atoms: { nitrogen: 1, hydrogen: 3 } },
  methane: { formula: 'CH₄', atoms: { carbon: 1, hydrogen: 4 } },
  methanol: { formula: 'CH₃OH', atoms: { carbon: 1, hydrogen: 4, oxygen: 1 } },
  alcohol: { formula: 'C₂H₅OH', atoms: { carbon: 2, hydrogen: 6, oxygen: 1 } },
  propane: { formula: 'C₃H₈', atoms: { carbon: 3, hydrogen: 8 } },
  vinegar: { formula: 'CH₃COOH', atoms: { carbon: 2, hydrogen: 4, oxygen: 2 } },
  glucose: { formula: 'C₆H₁₂O₆', atoms: { carbon: 6, hydrogen: 12, oxygen: 6 } },
  urea: { formula: 'CO(NH₂)₂', atoms: { carbon: 1, oxygen: 1, nitrogen: 2, hydrogen: 4 } },
} as const satisfies Record<string, { formula: string; atoms: Partial<Record<ElementId, number>> }>
type ElementId = 'hydrogen' | 'oxygen' | 'nitrogen' | 'carbon'
type Molecule = keyof typeof molecules
const ids = keysOf(molecules)
const elements: readonly ElementId[] = ['carbon', 'hydrogen', 'nitrogen', 'oxygen']

interface Values {
  level: Level
  molecule: Molecule
  asked: ElementId
  count: number
  /** Level 3: balls of each element beyond those that are used. */
  spare: number[]
}

const countOf = (molecule: Molecule, element: ElementId): number => {
  const atoms: Partial<Record<ElementId, number>> = molecules[molecule].atoms
  return atoms[element] ?? 0
}
const usedIn = (molecule: Molecule): ElementId[] =>
  elements.filter((element) => countOf(molecule, element) > 0)

/** Balls of one element for several molecules (1), of all elements (2), and molecules that a kit is enough for (3). */
export const kit = defineModel<Values>({
  id: 'kit',
  thinking: 'work backwards',
  seconds: 55,
  standards: ['MS-PS1-1'],
  draw(random, level) {
    const molecule = random.pick(ids)
    const used = usedIn(molecule)
    const scarce = random.integer(0, used.length - 1)
    return {
      level,
      molecule,
      asked: random.pick(used),
      count: random.integer(3, 7),
      spare: used.map((element, at) => {
        const each = countOf(molecule, element)
        return at === scarce
          ? random.integer(0, each - 1)
          : each * random.integer(1, 4) + random.integer(0, each - 1)
      }),
    }
  },
  fits: ({ level, molecule, asked }) => level > 1 || countOf(molecule, asked) > 1,
  item({ level, molecule, asked, count, spare }) {
    const used = usedIn(molecule)
    const { formula } = molecules[molecule]
    const each = countOf(molecule, asked)
    const inOne = used.reduce((sum, element) => sum + countOf(molecule, element), 0)
    const has = used.map((element, at) => countOf(molecule, element) * count + (spare[at] ?? 0))
    const enough = used.map((element, at) => Math.floor((has[at] ?? 0) / countOf(molecule, element)))
    const scarce = used[enough.indexOf(count)] ?? asked
    const told = {
      formula,
      name: say(`molecule.${molecule}`),
      count,
      element: say(`element.${level === 3 ? scarce : asked}`),
      each: level === 3 ? countOf(molecule, scarce) : each,
      inOne,
      key: level === 1 ? each * count : inOne * count,
      has: has[used.indexOf(scarce)] ?? 0,
      list: all(
        used.map((element, at) =>
          say('kit.some', { count: has[at] ?? 0, element: say(`element.${element}`) }),
        ),
      ),
      parts: all(
        used.map((element) =>
          say('kit.some', { count: countOf(molecule, element), element: say(`element.${element}`) }),
        ),
      ),
    }
    const others = enough.filter((value) => value !== count)
    return {
      stem: [say(level === 3 ? 'kit.has' : 'kit.scene', told), say(`kit.ask-${level}`, told)],
      ...numberOf({
        label: say(level === 3 ? 'kit.label-molecules' : 'kit.label-balls'),
        value: level === 3 ? count : told.key,
        slips: {
          1: [
            slip(each, 'data.stops-early', say('kit.told-one')),
            slip(count, 'reaction.subscript', say('kit.told-subscript')),
            slip(each + count, 'ratio.additive', say('kit.told-adds')),
          ],
          2: [
            slip(inOne, 'data.stops-early', say('kit.told-one')),
            slip(used.length * count, 'atoms.one-atom-per-element', say('kit.told-elements')),
            slip(inOne + count, 'ratio.additive', say('kit.told-adds')),
          ],
          3: [
            ...others.map((value) => slip(value, 'ratio.looks-at-one', say('kit.told-other'))),
            slip(
              Math.floor(has.reduce((sum, its) => sum + its, 0) / inOne),
              'ratio.part-whole',
              say('kit.told-total'),
            ),
            slip(count + 1, 'data.stops-early', say('kit.told-plus')),
          ],
        }[level],
      }),
      hints: [say('kit.hint-formula'), say(`kit.hint-${level}`, told)],
      solution: [
        say('kit.so-parts', told),
        level === 1
          ? say('kit.so-element', told)
          : level === 2
            ? say('kit.so-all', told)
            : say('kit.so-scarce', told),
        ...(level === 3 ? [say('kit.so-rest')] : []),
      ],
    }
  },
  task: ({ level, molecule, asked }) => `${level}/${molecule}/${level === 1 ? asked : ''}`,
})
