import { choice, number, quantity, type WrongOption } from '../../build-item.ts'
import type { Figure, Item, Shown } from '../../item.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { count, listed, numeral, sentence } from '../../wording.ts'
import { conceptModel } from '../concept-questions.ts'
import { massQuestions } from './mass-questions.ts'
import {
  atomsOn,
  elementNames,
  formulaOf,
  type Reaction,
  reactions,
  type Substance,
  substances,
  symbolsOn,
  type Term,
  writtenTerm,
} from './reactions.ts'

/** Atoms in the order in which they are bonded, for the molecules that figures show. */
const bonded: Readonly<Record<string, readonly string[]>> = {
  'H₂': ['H', 'H'],
  'O₂': ['O', 'O'],
  'N₂': ['N', 'N'],
  'Cl₂': ['Cl', 'Cl'],
  'H₂O': ['H', 'O', 'H'],
  'H₂O₂': ['H', 'O', 'O', 'H'],
  'CO₂': ['O', 'C', 'O'],
  CO: ['C', 'O'],
  'CH₄': ['C', 'H', 'H', 'H', 'H'],
  'NH₃': ['N', 'H', 'H', 'H'],
  NO: ['N', 'O'],
  'NO₂': ['O', 'N', 'O'],
  'SO₂': ['O', 'S', 'O'],
  'SO₃': ['S', 'O', 'O', 'O'],
  HCl: ['H', 'Cl'],
}

const side = (terms: readonly Term[]): string => terms.map(writtenTerm).join(' + ')
const equation = ({ before, after }: Reaction): string => `${side(before)} → ${side(after)}`
const atoms = (symbol: string): string => `${elementNames[symbol] ?? symbol} atoms`
const times = (terms: readonly Term[], factor: number): Term[] =>
  terms.map(({ coefficient, substance }) => ({ coefficient: coefficient * factor, substance }))

function box(label: string, terms: readonly Term[]) {
  return {
    label,
    molecules: terms.map(({ coefficient, substance }) => ({
      atoms: [...(bonded[substance.formula] ?? [])],
      count: coefficient,
    })),
  }
}

const told = (terms: readonly Term[]): string =>
  listed(terms.map(({ coefficient, substance }) => count(coefficient, `${substance.formula} molecule`)))

/** Reads printed formulas on its own: symbols, subscripts, parentheses, a coefficient in front. */
function readAtoms(written: string): Map<string, number> {
  const digits = '₀₁₂₃₄₅₆₇₈₉'
  const plain = [...written]
    .map((sign) => (digits.includes(sign) ? `_${digits.indexOf(sign)}` : sign))
    .join('')
    .replaceAll(/(_\d)_(?=\d)/g, '$1')
  const [, coefficient = '', formula = ''] = /^(\d*)(.*)$/.exec(plain.trim()) ?? []
  const found = new Map<string, number>()
  const add = (symbol: string, amount: number) => found.set(symbol, (found.get(symbol) ?? 0) + amount)
  const read = (text: string, factor: number) => {
    for (const [, group, groupCount, symbol, symbolCount] of text.matchAll(
      /\(([^)]*)\)(?:_(\d+))?|([A-Z][a-z]?)(?:_(\d+))?/g,
    )) {
      if (group !== undefined) read(group, factor * Number(groupCount ?? 1))
      if (symbol !== undefined) add(symbol, factor * Number(symbolCount ?? 1))
    }
  }
  read(formula, coefficient === '' ? 1 : Number(coefficient))
  return found
}

const readSide = (written: string): Map<string, number> => {
  const sum = new Map<string, number>()
  for (const part of written.split(' + ')) {
    for (const [symbol, amount] of readAtoms(part)) sum.set(symbol, (sum.get(symbol) ?? 0) + amount)
  }
  return sum
}

const symbolNamed = (name: string): string =>
  Object.entries(elementNames).find(([, element]) => element === name)?.[0] ?? ''

/** How many atoms: in some molecules, in a formula with parentheses, in molecules built from what others give. */
const countAtoms: ComputedModel = {
  id: 'count-atoms',
  kind: 'computed',
  thinking: 'compute',
  seconds: 35,
  make(random, level) {
    return level === 3 ? rebuild(random) : countIn(random, level)
  },
  solve(shown) {
    const [, name = '', written = ''] =
      /How many (\w+) atoms are in (?:all of )?(\S+?)\?/.exec(shown.stem) ?? []
    if (name !== '') return { kind: 'number', text: String(readAtoms(written).get(symbolNamed(name)) ?? 0) }
    const [, given = ''] = /starts with (.*?)\./.exec(shown.stem) ?? []
    const [, element = ''] = /All the (\w+) atoms/.exec(shown.stem) ?? []
    const [, target = ''] = /end up in (\S+) molecules/.exec(shown.stem) ?? []
    const symbol = symbolNamed(element)
    const have = readSide(given.replaceAll(' and ', ' + ')).get(symbol) ?? 0
    return { kind: 'number', text: String(have / (readAtoms(target).get(symbol) ?? 1)) }
  },
}

const simple: readonly Substance[] = Object.values(substances).filter(
  ({ formula }) => bonded[formula] !== undefined,
)
const complex: readonly Substance[] = Object.values(substances).filter(
  ({ formula }) => formula.includes('(') || formula === 'C₆H₁₂O₆',
)

function countIn(random: Random, level: 1 | 2 | 3): Item {
  const substance = random.pick(level === 1 ? simple : complex)
  const coefficient = random.integer(2, level === 1 ? 12 : 9)
  const symbol = random.pick(Object.keys(substance.atoms))
  const each = substance.atoms[symbol] ?? 1
  const answer = coefficient * each
  const { formula } = substance
  const written = `${coefficient}${formula}`
  // In Ca(OH)₂ a count that overlooks the parentheses.
  const overlooked = formula.includes('(')
    ? (readAtoms(formula.replaceAll(/([₀-₉])\)[₀-₉]+/g, '$1').replaceAll(/[()]/g, '')).get(symbol) ?? each)
    : each
  const all = Object.values(substance.atoms).reduce((sum, amount) => sum + amount, 0)
  const element = elementNames[symbol] ?? symbol
  const total = Object.keys(substance.atoms).length > 1 ? coefficient * all : coefficient + each
  const figure: Figure = {
    kind: 'particles',
    description: `A box with ${coefficient} molecules of ${substance.name}, ${formula}. Each is drawn as ${bonded[formula]?.length ?? 0} joined balls: ${listed(bonded[formula] ?? [])}.`,
    boxes: [box(written, [{ coefficient, substance }])],
  }
  return {
    stem:
      level === 1
        ? `The box holds ${coefficient} molecules of ${substance.name}, written ${written}. How many ${element} atoms are in ${written}?`
        : `A label reads ${written}: ${coefficient} units of ${substance.name}. How many ${element} atoms are in ${written}?`,
    ...(level === 1 ? { figure } : {}),
    ...number({ label: `Number of ${element} atoms` }, { value: String(answer) }, [
      {
        value: String(coefficient * overlooked),
        misconception: 'parentheses-overlooked',
        feedback: `In ${formula} the small number after the parentheses counts everything inside them. How many ${symbol} does that make in one unit?`,
      },
      {
        value: String(each),
        misconception: 'coefficient-overlooked',
        feedback: `One ${formula} has ${count(each, `${element} atom`)}, that is right. The ${coefficient} in front says that there are ${coefficient} of them.`,
      },
      {
        value: String(coefficient),
        misconception: 'subscript-overlooked',
        feedback: `${coefficient} is how many ${formula} there are. Each one holds ${count(each, `${element} atom`)}: see the small ${overlooked === each ? `number that goes with ${symbol}` : 'numbers inside and after the parentheses'}.`,
      },
      {
        value: String(coefficient + each),
        misconception: 'adds-instead',
        feedback: `You added ${coefficient} and ${each}. But every one of the ${coefficient} holds ${count(each, `${element} atom`)}, so they must be counted ${coefficient} times.`,
      },
      {
        value: String(total),
        misconception: 'counts-every-atom',
        feedback: `You counted atoms of every kind. The question asks for ${element} only, ${symbol} in the formula.`,
      },
    ]),
    hints: [
      `The number in front counts whole units of ${formula}. A small number counts atoms inside one unit.`,
      formula.includes('(')
        ? `First find how many ${symbol} one ${formula} holds. A small number after parentheses multiplies all that is inside.`
        : `How many ${symbol} are in one ${formula}? Then take that ${coefficient} times.`,
    ],
    solution: [
      `One ${formula} holds ${count(each, `${element} atom`)} (${symbol}).${formula.includes('(') && overlooked !== each ? ' The small number after the parentheses multiplies all that is inside.' : ''}`,
      `The number in front says that there are ${coefficient} of them: ${coefficient} × ${each} = ${answer}.`,
      `So ${written} holds ${count(answer, `${element} atom`)}.`,
    ],
  }
}

/** All atoms of one kind go into new molecules: from products of coefficients and subscripts to a quotient. */
function rebuild(random: Random): Item {
  const symbol = random.pick(['H', 'O', 'H', 'O', 'N', 'Cl'])
  const holders = simple.filter(({ atoms: own }) => own[symbol] !== undefined)
  const target = random.pick(holders.filter(({ atoms: own }) => (own[symbol] ?? 0) > 1))
  const others = holders.filter(({ formula }) => formula !== target.formula)
  const terms = random
    .sample(others, Math.min(others.length, 2))
    .map((substance): Term => ({ coefficient: random.integer(2, 9), substance }))
  const have = atomsOn(terms, symbol)
  const each = target.atoms[symbol] ?? 1
  const answer = have / each
  // The other atoms of the new molecules must be there as well.
  const isPossible = Object.entries(target.atoms).every(
    ([own, amount]) => atomsOn(terms, own) >= answer * amount,
  )
  if (!Number.isInteger(answer) || terms.length < 2 || !isPossible) return rebuild(random)
  const molecules = terms.reduce((sum, { coefficient }) => sum + coefficient, 0)
  const element = elementNames[symbol] ?? symbol
  return {
    stem: `A model of a reaction starts with ${terms.map(writtenTerm).join(' and ')}. All the ${element} atoms in them end up in ${target.formula} molecules. How many ${target.formula} molecules can there be?`,
    ...number({ label: `Number of ${target.formula} molecules` }, { value: String(answer) }, [
      {
        value: String(have),
        misconception: 'stops-at-atoms',
        feedback: `${have} is the number of ${element} atoms. Each ${target.formula} takes ${each} of them. How many molecules does that make?`,
      },
      {
        value: String(have * each),
        misconception: 'multiplies-for-divides',
        feedback: `You multiplied by ${each}. But the ${have} atoms are shared out: ${each} go into each ${target.formula}.`,
      },
      {
        value: String(molecules),
        misconception: 'molecules-conserved',
        feedback: `You kept the number of molecules, ${molecules}. In a reaction atoms are kept, but molecules are taken apart and built anew. Count atoms.`,
      },
      {
        value: `${molecules}/${each}`,
        misconception: 'subscript-overlooked',
        feedback: `You shared out the molecules, ${molecules}. Share out their ${element} atoms: look at the small numbers in ${listed(terms.map(({ substance }) => substance.formula))}.`,
      },
    ]),
    hints: [
      'Atoms are neither lost nor made in a reaction. First count those that are there at the start.',
      `Find the ${element} atoms in ${listed(terms.map(writtenTerm))}. Then see how many of them each ${target.formula} takes.`,
    ],
    solution: [
      ...terms.map(({ coefficient, substance }) => {
        const own = substance.atoms[symbol] ?? 0
        return `${coefficient}${substance.formula} holds ${coefficient} × ${own} = ${coefficient * own} ${atoms(symbol)}.`
      }),
      `Together that makes ${terms.map(({ coefficient, substance }) => coefficient * (substance.atoms[symbol] ?? 0)).join(' + ')} = ${have}, and none of them is lost.`,
      `Each ${target.formula} takes ${each}: ${have} ÷ ${each} = ${answer} molecules.`,
    ],
  }
}

const balance: ComputedModel = {
  id: 'balance',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 50,
  make(random, level) {
    return level === 1 ? isKept(random) : level === 2 ? missingCoefficient(random) : missingSubstance(random)
  },
  solve(shown) {
    if (shown.figure?.kind === 'particles') return { kind: 'choice', option: judgeBoxes(shown) }
    const [, before = '', after = ''] = /: (.*) → (.*?)\. W/.exec(shown.stem) ?? []
    const left = readSide(before.replaceAll(/\d*▢\S*/g, ''))
    const right = readSide(after.replaceAll(/\d*▢\S*/g, ''))
    const gap = new Map(
      [...left.keys(), ...right.keys()].map((symbol) => [
        symbol,
        Math.abs((left.get(symbol) ?? 0) - (right.get(symbol) ?? 0)),
      ]),
    )
    const [, coefficient = '', formula = ''] = /(\d*)▢(\S*)/.exec(`${before} → ${after}`) ?? []
    if (shown.interaction.kind === 'number') {
      const [first] = readAtoms(formula)
      if (first === undefined) throw new TypeError('expects a formula')
      return { kind: 'number', text: String((gap.get(first[0]) ?? 0) / first[1]) }
    }
    const options = 'options' in shown.interaction ? shown.interaction.options : []
    const factor = coefficient === '' ? 1 : Number(coefficient)
    const fits = options.filter(({ text }) => {
      const own = readAtoms(text)
      return [...new Set([...own.keys(), ...gap.keys()])].every(
        (symbol) => (own.get(symbol) ?? 0) * factor === (gap.get(symbol) ?? 0),
      )
    })
    return { kind: 'choice', option: fits.map((option) => option.id).join('+') }
  },
}

function judgeBoxes(shown: Shown): string {
  if (shown.figure?.kind !== 'particles' || shown.interaction.kind !== 'choice')
    throw new TypeError('expects particles')
  const [before, after] = shown.figure.boxes.map((each) => {
    const sum = new Map<string, number>()
    for (const molecule of each.molecules)
      for (const atom of molecule.atoms) sum.set(atom, (sum.get(atom) ?? 0) + molecule.count)
    return sum
  })
  const odd = [...(before?.keys() ?? [])].find((symbol) => before?.get(symbol) !== after?.get(symbol))
  const isLess = odd !== undefined && (after?.get(odd) ?? 0) < (before?.get(odd) ?? 0)
  const wanted =
    odd === undefined ? 'Yes' : `No, ${isLess ? 'fewer' : 'more'} ${elementNames[odd]} atoms after`
  return shown.interaction.options.find((option) => option.text.startsWith(wanted))?.id ?? ''
}

const drawable = reactions.filter(({ before, after }) =>
  [...before, ...after].every(({ substance }) => bonded[substance.formula] !== undefined),
)

/** Before and after as molecules; at most one kind of atom does not come out even. */
function isKept(random: Random): Item {
  const reaction = random.pick(drawable)
  const factor = random.integer(1, 2)
  const [before, after] = [times(reaction.before, factor), times(reaction.after, factor)]
  // Only a molecule of one kind of atom can be miscounted without upsetting a second kind.
  const single = [
    ...before.map((each) => ({ each, isBefore: true })),
    ...after.map((each) => ({ each, isBefore: false })),
  ].filter(({ each }) => Object.keys(each.substance.atoms).length === 1)
  const changedTerm = single.length > 0 && random.chance(0.65) ? random.pick(single) : undefined
  const by = random.pick([-2, -1, 1, 2])
  const altered = (terms: readonly Term[]): Term[] =>
    terms.map((each) => (each === changedTerm?.each ? { ...each, coefficient: each.coefficient + by } : each))
  const [shownBefore, shownAfter] = [altered(before), altered(after)]
  const everything = [...shownBefore, ...shownAfter]
  if (everything.some(({ coefficient }) => coefficient < 1 || coefficient > 8)) return isKept(random)
  const symbols = symbolsOn(before)
  const difference = (symbol: string): number => atomsOn(shownAfter, symbol) - atomsOn(shownBefore, symbol)
  const odd = symbols.find((symbol) => difference(symbol) !== 0)
  const textOf = (symbol: string, word: 'fewer' | 'more'): string =>
    `No, ${word} ${atoms(symbol)} after than before`
  const yes = 'Yes, each kind of atom comes out even'
  const right = odd === undefined ? yes : textOf(odd, difference(odd) < 0 ? 'fewer' : 'more')
  const counts = (symbol: string): string =>
    `${sentence(atoms(symbol))}: ${atomsOn(shownBefore, symbol)} before, ${atomsOn(shownAfter, symbol)} after.`
  const moleculesBefore = shownBefore.reduce((sum, { coefficient }) => sum + coefficient, 0)
  const moleculesAfter = shownAfter.reduce((sum, { coefficient }) => sum + coefficient, 0)
  const noes = symbols.flatMap((symbol) =>
    (['fewer', 'more'] as const).map((word): WrongOption => ({
      text: textOf(symbol, word),
      misconception: 'molecules-conserved',
      feedback: `${counts(symbol)} ${difference(symbol) === 0 ? 'That is even. Count atoms, not molecules: molecules may change in number.' : 'Look which of the two numbers is larger.'}`,
    })),
  )
  const wrong: WrongOption[] = [
    ...(odd === undefined
      ? []
      : [
          {
            text: yes,
            misconception: 'balanced-by-looks',
            feedback: `It may look even, but count each kind of atom. ${counts(odd)}`,
          },
        ]),
    ...random.shuffle(noes.filter((option) => option.text !== right)),
  ]
  return {
    stem: `${person(random)} draws a reaction in a closed box, before and after: ${moleculesBefore} molecules become ${moleculesAfter}. Does the drawing fit what happens to atoms in a reaction?`,
    figure: {
      kind: 'particles',
      description: `Two boxes. Before: ${told(shownBefore)}. After: ${told(shownAfter)}.`,
      boxes: [box('Before', shownBefore), box('After', shownAfter)],
    },
    ...choice(random, { right, wrong }),
    hints: [
      'In a reaction no atom is lost and none is made. The number of molecules may change, though.',
      `Count one kind after the other on both sides: ${listed(symbols.map(atoms))}.`,
    ],
    solution: [
      'Atoms are only put together in new ways. So each kind must come out even.',
      symbols.map(counts).join(' '),
      odd === undefined
        ? 'Every kind is even, so the drawing fits, whatever the number of molecules.'
        : `${sentence(atoms(odd))} do not come out even, so the drawing cannot be right.`,
    ],
  }
}

interface Blank {
  reaction: Reaction
  at: Term
  isBefore: boolean
}

function blanked(random: Random, fits: (term: Term) => boolean): Blank {
  const base = random.pick(reactions)
  const factor = random.integer(1, 4)
  const reaction = { before: times(base.before, factor), after: times(base.after, factor) }
  const terms = [
    ...reaction.before.map((at) => ({ at, isBefore: true })),
    ...reaction.after.map((at) => ({ at, isBefore: false })),
  ]
  const possible = terms.filter(({ at }) => fits(at))
  return possible.length === 0 ? blanked(random, fits) : { reaction, ...random.pick(possible) }
}

const withBlank = ({ reaction, at }: Blank, written: string): string =>
  [reaction.before, reaction.after]
    .map((terms) => terms.map((each) => (each === at ? written : writtenTerm(each))).join(' + '))
    .join(' → ')

/** The side without the blank tells how many atoms there must be; the rest of its own side how many there are. */
function ledger(blank: Blank, symbol: string): { needed: number; there: number } {
  const { reaction, at, isBefore } = blank
  const own = (isBefore ? reaction.before : reaction.after).filter((each) => each !== at)
  return { needed: atomsOn(isBefore ? reaction.after : reaction.before, symbol), there: atomsOn(own, symbol) }
}

function missingCoefficient(random: Random): Item {
  const blank = blanked(random, ({ coefficient }) => coefficient > 1)
  const { at, isBefore } = blank
  const { coefficient, substance } = at
  const symbol = Object.keys(substance.atoms)[0] ?? ''
  const each = substance.atoms[symbol] ?? 1
  const { needed, there } = ledger(blank, symbol)
  const own = isBefore ? 'left' : 'right'
  const other = isBefore ? 'right' : 'left'
  const atomsNeeded = needed - there
  return {
    stem: `This equation is to be balanced: ${withBlank(blank, `▢${substance.formula}`)}. Which number belongs in the box?`,
    ...number({ label: 'Number in the box' }, { value: String(coefficient) }, [
      {
        value: String(atomsNeeded),
        misconception: 'stops-at-atoms',
        feedback: `The ${own} lacks ${count(atomsNeeded, `${symbolName(symbol)} atom`)}, but each ${substance.formula} brings ${each}. How many ${substance.formula} is that?`,
      },
      {
        value: String(needed),
        misconception: 'one-term-only',
        feedback: `There are ${needed} ${atoms(symbol)} on the ${other}. How many of them are on the ${own} without the box, and how many does each ${substance.formula} bring?`,
      },
      {
        value: '1',
        misconception: 'balanced-by-looks',
        feedback: `With just one ${substance.formula}, the ${own} has ${count(there + each, `${symbolName(symbol)} atom`)}, and the ${other} has ${needed}. That is not even.`,
      },
      {
        value: String(needed * each),
        misconception: 'multiplies-for-divides',
        feedback: `You multiplied. The ${other} has ${needed} ${atoms(symbol)}, and each ${substance.formula} brings ${each}. How many does it take?`,
      },
    ]),
    hints: [
      `Each kind of atom must come out even. Take one that is in ${substance.formula}: ${symbol}.`,
      `Count ${symbol} on the ${other}. ${there === 0 ? `On the ${own} only the box brings it.` : `Then count it on the ${own} without the box.`} How many ${symbol} does one ${substance.formula} bring?`,
    ],
    solution: [
      `Count ${atoms(symbol)}. On the ${other} there are ${needed}.`,
      there === 0
        ? `On the ${own} they all come from ${substance.formula}, which holds ${each} each.`
        : `On the ${own} there are ${there} without the box, so ${needed} − ${there} = ${atomsNeeded} must come from ${substance.formula}.`,
      `${atomsNeeded} ÷ ${each} = ${coefficient}. The number in the box is ${coefficient}.`,
    ],
  }
}

function missingSubstance(random: Random): Item {
  const blank = blanked(
    random,
    ({ substance }) => !substance.formula.includes('(') && Object.keys(substance.atoms).length > 1,
  )
  const { at, isBefore, reaction } = blank
  const { coefficient, substance } = at
  const own = isBefore ? 'left' : 'right'
  const other = isBefore ? 'right' : 'left'
  const entries = Object.entries(substance.atoms)
  const change = (edit: (symbol: string, amount: number) => number): string =>
    formulaOf(
      Object.fromEntries(
        entries
          .map(([symbol, amount]): [string, number] => [symbol, edit(symbol, amount)])
          .filter(([, amount]) => amount > 0),
      ),
    )
  const tally = entries
    .map(([symbol]) => {
      const { needed, there } = ledger(blank, symbol)
      return `${symbol}: ${needed} on the ${other}, ${there} on the ${own} without the box`
    })
    .join('; ')
  const [firstSymbol = ''] = entries[0] ?? []
  const [lastSymbol = ''] = entries.at(-1) ?? []
  const dropped = random.pick(entries)[0]
  const amounts = entries.map(([, amount]) => amount)
  const turned = amounts.toReversed()
  const wrong: WrongOption[] = [
    {
      text: change((_, amount) => amount * coefficient),
      misconception: 'coefficient-overlooked',
      feedback: `This formula holds all the atoms that are missing. But the ${coefficient} before the box says that ${coefficient} units share them.`,
    },
    {
      text: formulaOf(Object.fromEntries(entries.map(([symbol], index) => [symbol, turned[index] ?? 1]))),
      misconception: 'subscript-overlooked',
      feedback: `Here the small numbers are with the wrong symbols. Missing atoms: ${tally}.`,
    },
    {
      text: change((symbol, amount) => (symbol === dropped ? 0 : amount)),
      misconception: 'one-term-only',
      feedback: `This has no ${symbolName(dropped)}. Count ${dropped} on both sides: is it even without the box?`,
    },
    {
      text: change((symbol, amount) => (symbol === lastSymbol ? amount + 1 : amount)),
      misconception: 'balanced-by-looks',
      feedback: `That brings too many ${atoms(lastSymbol)}. Missing atoms: ${tally}.`,
    },
    {
      text: change((symbol, amount) => (symbol === firstSymbol ? amount + 1 : amount)),
      misconception: 'balanced-by-looks',
      feedback: `That brings too many ${atoms(firstSymbol)}. Missing atoms: ${tally}.`,
    },
  ]
  const missing = entries.map(([symbol]) => {
    const { needed, there } = ledger(blank, symbol)
    return there === 0 ? `${needed} ${symbol}` : `${needed} − ${there} = ${needed - there} ${symbol}`
  })
  return {
    stem: `In this balanced equation the formula of one substance is covered: ${withBlank(blank, `${coefficient === 1 ? '' : coefficient}▢`)}. Which formula is under the box?`,
    ...choice(random, { right: substance.formula, wrong }),
    hints: [
      `Each kind of atom is there as often before as after. Which atoms does the ${own} lack?`,
      `Count ${listed(entries.map(([symbol]) => symbol))} on the ${other} and on the rest of the ${own}. ${coefficient === 1 ? 'The box makes up for the difference.' : `${coefficient} units make up for the difference.`}`,
    ],
    solution: [
      `Count each kind of atom on the ${other} and take away what the ${own} has without the box: ${missing.join('; ')}.`,
      coefficient === 1
        ? 'One unit holds all of these.'
        : `${coefficient} units share these, so each holds one part in ${coefficient}: ${entries.map(([symbol, amount]) => `${amount * coefficient} ÷ ${coefficient} = ${amount} for ${symbol}`).join('; ')}.`,
      `So the formula is ${substance.formula}. Check: ${equation(reaction)}.`,
    ],
  }
}

const symbolName = (symbol: string): string => elementNames[symbol] ?? symbol

const grams = (tenths: number): string => `${numeral(tenths / 10)} g`
const written = (tenths: number): string => String(tenths / 10)
const gramsIn = (text: string): number[] =>
  [...text.matchAll(/(\d[\d,]*(?:\.\d+)?) g\b/g)].map(([, found = '']) => Number(found.replaceAll(',', '')))

/** Mass before and after: closed, open, and with a fixed ratio of the masses that react. */
const missingMass: ComputedModel = {
  id: 'missing-mass',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 55,
  calculator: 'basic',
  make(random, level) {
    return level === 1 ? closedMass(random) : level === 2 ? openMass(random) : ratioMass(random)
  },
  solve(shown) {
    const numbers = gramsIn(shown.stem)
    const [first = 0, second = 0, third = 0, fourth = 0] = numbers
    const reply = (value: number) => ({ kind: 'quantity' as const, text: `${Number(value.toFixed(4))} g` })
    if (/is left over/.test(shown.stem)) {
      // Burns the metal away gram by gram; the stem tells how much goes with how much.
      return reply(fourth - (third / first) * second)
    }
    if (/How much .* is formed/.test(shown.stem)) return reply(third + (third / first) * second)
    if (/closed|sealed/i.test(shown.stem))
      return reply(/in all/.test(shown.stem) ? first + second + third : first + second - third)
    return reply(Math.abs(numbers.slice(0, -1).reduce((sum, mass) => sum + mass, 0) - (numbers.at(-1) ?? 0)))
  },
}

/** What is put together, in what, and the part of its mass that the first can give off as gas. */
const closedStories = [
  {
    where: 'strong bottle',
    one: 'baking soda',
    other: 'acid',
    gas: 'carbon dioxide',
    part: 0.5,
    rest: 'a salty liquid',
  },
  {
    where: 'thick flask',
    one: 'chalk',
    other: 'acid',
    gas: 'carbon dioxide',
    part: 0.42,
    rest: 'a clear liquid',
  },
  {
    where: 'strong bottle',
    one: 'fizzy tablet',
    other: 'water',
    gas: 'carbon dioxide',
    part: 0.22,
    rest: 'a clear liquid',
  },
  {
    where: 'thick flask',
    one: 'marble',
    other: 'acid',
    gas: 'carbon dioxide',
    part: 0.42,
    rest: 'a clear liquid',
  },
  {
    where: 'strong bottle',
    one: 'eggshell',
    other: 'acid',
    gas: 'carbon dioxide',
    part: 0.4,
    rest: 'a cloudy liquid',
  },
  {
    where: 'strong bottle',
    one: 'washing soda',
    other: 'acid',
    gas: 'carbon dioxide',
    part: 0.4,
    rest: 'a salty liquid',
  },
] as const

function closedMass(random: Random): Item {
  const story = random.pick(closedStories)
  const one = random.integer(20, 95)
  const other = random.integer(300, 990)
  const gas = random.integer(Math.ceil(one * story.part * 0.7), Math.floor(one * story.part))
  const name = person(random)
  const both = one + other
  if (random.chance(0.5)) {
    const container = random.integer(400, 1900)
    return {
      stem: `${name} puts ${grams(one)} of ${story.one} and ${grams(other)} of ${story.other} into a ${story.where} that weighs ${grams(container)}. It is closed at once. Bubbles rise and ${story.gas} forms. What does the closed container weigh in all after that?`,
      ...quantity({ label: 'Mass after the reaction' }, { value: written(both + container), unit: 'g' }, [
        {
          value: written(both + container - one),
          misconception: 'gas-weighs-nothing',
          feedback: `You left out ${grams(one)}, as if what turns to gas weighed nothing. Gas is matter and has mass, and here it cannot get out.`,
        },
        {
          value: written(both),
          misconception: 'forgets-a-part',
          feedback: `${grams(both)} is what was put in. The container itself, ${grams(container)}, is weighed too.`,
        },
        {
          value: written(other + container - one),
          misconception: 'mass-vanishes',
          feedback: `You took away ${grams(one)}. But nothing leaves a closed container, so nothing may be taken away.`,
        },
      ]),
      hints: [
        'Did anything get into the closed container, or out of it?',
        `Atoms are only put together in new ways. Add what was there at the start: ${grams(one)}, ${grams(other)} and the container.`,
      ],
      solution: [
        'The container is closed, so no matter gets in or out. The gas has mass too and stays inside.',
        `Mass after = mass before: ${numeral(one / 10)} + ${numeral(other / 10)} + ${numeral(container / 10)} = ${numeral((both + container) / 10)} g.`,
      ],
    }
  }
  return {
    stem: `In a sealed ${story.where}, ${grams(one)} of ${story.one} reacts with ${grams(other)} of ${story.other}. What forms is ${story.rest} of ${grams(both - gas)} and ${story.gas}. What is the mass of the ${story.gas}?`,
    ...quantity({ label: `Mass of the ${story.gas}` }, { value: written(gas), unit: 'g' }, [
      {
        value: '0',
        misconception: 'gas-weighs-nothing',
        feedback: `Gas is matter, and it has mass. Before there were ${grams(one)} and ${grams(other)}. The rest weighs only ${grams(both - gas)}.`,
      },
      {
        value: written(both),
        misconception: 'forgets-a-part',
        feedback: `${grams(both)} is the mass of everything together. ${grams(both - gas)} of that is ${story.rest}.`,
      },
      {
        value: written(both + both - gas),
        misconception: 'adds-instead',
        feedback: `You added all three numbers. But ${grams(both - gas)} is a part of what came out of the ${grams(one)} and ${grams(other)}.`,
      },
      {
        value: written(Math.abs(other - (both - gas))),
        misconception: 'forgets-a-part',
        feedback: `You compared ${grams(both - gas)} with ${grams(other)} alone. The ${grams(one)} of ${story.one} went in too.`,
      },
    ]),
    hints: [
      'Nothing gets in or out. So how do the masses before and after compare?',
      `Before: ${grams(one)} and ${grams(other)} together. After: ${grams(both - gas)} and the gas.`,
    ],
    solution: [
      `Before the reaction there were ${numeral(one / 10)} + ${numeral(other / 10)} = ${numeral(both / 10)} g.`,
      'No atoms are lost, so the mass after is the same: liquid and gas together.',
      `${numeral(both / 10)} − ${numeral((both - gas) / 10)} = ${numeral(gas / 10)} g of ${story.gas}.`,
    ],
  }
}

const leaving = [
  {
    what: 'An open beaker with vinegar and baking soda',
    later: 'After the fizzing',
    gas: 'carbon dioxide',
    low: 2200,
    high: 3600,
    part: 40,
  },
  {
    what: 'An open glass with water and a fizzy tablet',
    later: 'After the fizzing',
    gas: 'carbon dioxide',
    low: 1800,
    high: 2900,
    part: 15,
  },
  {
    what: 'An open flask with acid and a piece of chalk',
    later: 'An hour later',
    gas: 'carbon dioxide',
    low: 900,
    high: 2200,
    part: 50,
  },
  {
    what: 'An open dish with crushed limestone',
    later: 'After strong heating',
    gas: 'carbon dioxide',
    low: 400,
    high: 900,
    part: 120,
  },
  {
    what: 'An open dish with baking soda',
    later: 'After an hour in a hot oven',
    gas: 'carbon dioxide and water vapor',
    low: 500,
    high: 990,
    part: 90,
  },
] as const

const taking = [
  { what: 'steel wool', verb: 'glows and burns', gas: 'oxygen', low: 40, high: 120, part: 0.3 },
  {
    what: 'magnesium ribbon',
    verb: 'burns with a bright light',
    gas: 'oxygen',
    low: 20,
    high: 90,
    part: 0.6,
  },
  { what: 'copper powder', verb: 'is heated and turns black', gas: 'oxygen', low: 50, high: 240, part: 0.25 },
  { what: 'iron powder', verb: 'rusts for months', gas: 'oxygen and water', low: 100, high: 400, part: 0.4 },
  { what: 'tin powder', verb: 'is heated and turns white', gas: 'oxygen', low: 60, high: 250, part: 0.25 },
] as const

function openMass(random: Random): Item {
  if (random.chance(0.5)) {
    const story = random.pick(leaving)
    const before = random.integer(story.low, story.high)
    const lost = random.integer(Math.ceil(story.part / 3), story.part)
    return {
      stem: `${story.what} shows ${grams(before)} on a scale. ${story.later} it shows ${grams(before - lost)}. Only ${story.gas} got away. What mass of ${story.gas} went into the air?`,
      ...quantity({ label: `Mass that went into the air` }, { value: written(lost), unit: 'g' }, [
        {
          value: '0',
          misconception: 'gas-weighs-nothing',
          feedback: `If gas weighed nothing, the scale would still show ${grams(before)}. It shows less. What left?`,
        },
        {
          value: written(before - lost),
          misconception: 'forgets-a-part',
          feedback: `${grams(before - lost)} is what stayed. The question asks for what left.`,
        },
        {
          value: written(before + before - lost),
          misconception: 'adds-instead',
          feedback: `You added the two readings. They are the same things weighed twice, before and after. Compare them.`,
        },
      ]),
      hints: [
        'No atoms are lost in a reaction. What does it mean that the scale shows less?',
        `What stayed and what left weigh ${grams(before)} together.`,
      ],
      solution: [
        `The mass did not vanish. It went into the air as ${story.gas}.`,
        `What stayed and what left make ${grams(before)} together: ${numeral(before / 10)} − ${numeral((before - lost) / 10)} = ${numeral(lost / 10)} g.`,
      ],
    }
  }
  const story = random.pick(taking)
  const before = random.integer(story.low, story.high)
  // Most of what can react does: the part is a little below the true ratio.
  const gained = random.integer(Math.ceil(before * story.part * 0.7), Math.floor(before * story.part))
  const name = person(random)
  const hasDish = random.chance(0.4)
  const dish = hasDish ? random.integer(150, 480) : 0
  const subject = hasDish
    ? `${grams(before)} of ${story.what} in a dish of ${grams(dish)}`
    : `${grams(before)} of ${story.what}`
  return {
    stem: `${name} weighs ${subject}. In open air it ${story.verb}. After that ${hasDish ? 'dish and contents weigh' : 'it weighs'} ${grams(before + dish + gained)}. What mass of ${story.gas} was taken up from the air?`,
    ...quantity({ label: 'Mass taken up' }, { value: written(gained), unit: 'g' }, [
      {
        value: '0',
        misconception: 'gas-weighs-nothing',
        feedback: `If nothing was taken up, where do the ${grams(before + dish + gained)} come from? At the start there were ${grams(before + dish)}.`,
      },
      {
        value: written(before + dish + gained),
        misconception: 'forgets-a-part',
        feedback: `${grams(before + dish + gained)} is the mass of all that is there at the end. A part of it was there before.`,
      },
      {
        value: written(gained + dish),
        misconception: 'forgets-a-part',
        feedback: `You took away the ${grams(before)} of ${story.what}, but the dish of ${grams(dish)} is also still on the scale.`,
      },
      {
        value: written(before + dish + before + dish + gained),
        misconception: 'adds-instead',
        feedback:
          'You added the masses before and after. What was there before is still there after. What came in on top of it?',
      },
    ]),
    hints: [
      'The mass went up. Atoms cannot come from nothing, so something came in. From where?',
      `At the start: ${hasDish ? `${grams(before)} and the dish of ${grams(dish)}` : grams(before)}. At the end: ${grams(before + dish + gained)}.`,
    ],
    solution: [
      `Atoms of ${story.gas} from the air have joined the ${story.what}, and that adds mass.`,
      ...(hasDish
        ? [
            `At the start: ${numeral(before / 10)} + ${numeral(dish / 10)} = ${numeral((before + dish) / 10)} g.`,
          ]
        : []),
      `${numeral((before + dish + gained) / 10)} − ${numeral((before + dish) / 10)} = ${numeral(gained / 10)} g were taken up from the air.`,
    ],
  }
}

/** Masses that react with each other, as simple whole numbers close to the true ratio. */
const ratios = [
  { one: 'magnesium', first: 3, other: 'oxygen', second: 2, product: 'magnesium oxide' },
  { one: 'hydrogen', first: 1, other: 'oxygen', second: 8, product: 'water' },
  { one: 'iron', first: 7, other: 'sulfur', second: 4, product: 'iron sulfide' },
  { one: 'copper', first: 4, other: 'oxygen', second: 1, product: 'copper oxide' },
  { one: 'carbon', first: 3, other: 'oxygen', second: 8, product: 'carbon dioxide' },
  { one: 'calcium', first: 5, other: 'oxygen', second: 2, product: 'calcium oxide' },
  { one: 'zinc', first: 2, other: 'sulfur', second: 1, product: 'zinc sulfide' },
  { one: 'aluminum', first: 9, other: 'oxygen', second: 8, product: 'aluminum oxide' },
] as const

function ratioMass(random: Random): Item {
  const ratio = random.pick(ratios)
  const units = random.integer(3, 12)
  const [one, needed] = [ratio.first * units, ratio.second * units]
  const whole = (mass: number): string => `${numeral(mass)} g`
  const rule = `Every ${whole(ratio.first)} of ${ratio.one} takes up ${whole(ratio.second)} of ${ratio.other} and becomes ${ratio.product}.`
  if (random.chance(0.5)) {
    return {
      stem: `${rule} In a sealed vessel, ${whole(one)} of ${ratio.one} takes up all the ${ratio.other} that it can. How much ${ratio.product} is formed?`,
      ...quantity({ label: `Mass of ${ratio.product}` }, { value: String(one + needed), unit: 'g' }, [
        {
          value: String(needed),
          misconception: 'forgets-a-part',
          feedback: `${whole(needed)} is the mass of the ${ratio.other} alone. The ${ratio.product} holds the atoms of both.`,
        },
        {
          value: String(one),
          misconception: 'gas-weighs-nothing',
          feedback: `${whole(one)} is the mass of the ${ratio.one}. What it takes up has mass too.`,
        },
        {
          value: String(one + ratio.second),
          misconception: 'one-share-only',
          feedback: `You added ${whole(ratio.second)} once. That goes with ${whole(ratio.first)} of ${ratio.one}. How many times are there ${whole(ratio.first)} in ${whole(one)}?`,
        },
        {
          value: String(one + one - ratio.first + ratio.second),
          misconception: 'adds-difference',
          feedback: `You let both grow by the same number of grams. In a fixed ratio both are multiplied by the same number.`,
        },
      ]),
      hints: [
        `How many times are there ${whole(ratio.first)} in ${whole(one)}? So how many shares of ${ratio.other} does it take?`,
        `All atoms of both are in the ${ratio.product}. Find the mass of ${ratio.other} that is taken up, then think of both together.`,
      ],
      solution: [
        `${numeral(one)} ÷ ${numeral(ratio.first)} = ${numeral(units)}, so the ratio is used ${numeral(units)} times.`,
        `${sentence(ratio.other)} taken up: ${numeral(units)} × ${numeral(ratio.second)} = ${numeral(needed)} g.`,
        `No mass is lost: ${numeral(one)} + ${numeral(needed)} = ${numeral(one + needed)} g of ${ratio.product}.`,
      ],
    }
  }
  const left = random.integer(1, 24)
  const given = needed + left
  return {
    stem: `${rule} A sealed vessel holds ${whole(one)} of ${ratio.one} and ${whole(given)} of ${ratio.other}. All the ${ratio.one} reacts. How much ${ratio.other} is left over?`,
    ...quantity({ label: `Mass of ${ratio.other} left over` }, { value: String(left), unit: 'g' }, [
      {
        value: '0',
        misconception: 'all-is-used',
        feedback: `Not all has to be used up. ${whole(one)} of ${ratio.one} takes up only its share of ${ratio.other}. How much is that?`,
      },
      {
        value: String(needed),
        misconception: 'forgets-a-part',
        feedback: `${whole(needed)} is how much ${ratio.other} is taken up. How much of the ${whole(given)} is left?`,
      },
      {
        value: String(Math.abs(given - one)),
        misconception: 'adds-difference',
        feedback: `You let equal masses react. But ${whole(ratio.first)} of ${ratio.one} goes with ${whole(ratio.second)} of ${ratio.other}.`,
      },
      {
        value: String(given - ratio.second),
        misconception: 'one-share-only',
        feedback: `You took away ${whole(ratio.second)} once. That goes with ${whole(ratio.first)} of ${ratio.one}, and there is ${whole(one)}.`,
      },
    ]),
    hints: [
      `First find out how much ${ratio.other} the ${whole(one)} of ${ratio.one} takes up.`,
      `Find out how often the ratio fits: ${numeral(one)} ÷ ${numeral(ratio.first)}. Each time ${whole(ratio.second)} of the ${whole(given)} is taken up.`,
    ],
    solution: [
      `${numeral(one)} ÷ ${numeral(ratio.first)} = ${numeral(units)}, so the ratio is used ${numeral(units)} times.`,
      `${sentence(ratio.other)} taken up: ${numeral(units)} × ${numeral(ratio.second)} = ${numeral(needed)} g.`,
      `Left over: ${numeral(given)} − ${numeral(needed)} = ${numeral(left)} g.`,
    ],
  }
}

export const conservationOfMass = defineSkill({
  id: 'conservation-of-mass',
  revision: 1,
  subject: 'science',
  gradeLevel: 7,
  strand: 'Matter and its interactions',
  name: 'Conservation of mass',
  description: 'Count atoms before and after a reaction, and find the mass that seems to be missing.',
  icon: 'atoms',
  standards: ['MS-PS1-5', 'MS-PS1-2'],
  prerequisites: ['equivalent-ratios', 'one-step-equations'],
  misconceptions: [
    {
      id: 'coefficient-overlooked',
      name: 'overlooks the number in front',
      explanation:
        'In 3H₂O the 3 counts whole molecules: there are three of them, each with two H and one O.',
    },
    {
      id: 'subscript-overlooked',
      name: 'overlooks the small number',
      explanation: 'In H₂O the small 2 says that each molecule holds two H atoms.',
    },
    {
      id: 'parentheses-overlooked',
      name: 'overlooks parentheses in a formula',
      explanation: 'In Ca(OH)₂ the small 2 counts all that is inside the parentheses: two O and two H.',
    },
    {
      id: 'adds-instead',
      name: 'adds where groups are counted',
      explanation: 'Three molecules with two atoms each are three times two, not three and two.',
    },
    {
      id: 'counts-every-atom',
      name: 'counts atoms of every kind',
      explanation: 'Read which kind of atom is asked for, and count that one only.',
    },
    {
      id: 'stops-at-atoms',
      name: 'stops at the number of atoms',
      explanation:
        'Atoms come in molecules. When you know how many atoms there are, ask how many each molecule takes.',
    },
    {
      id: 'multiplies-for-divides',
      name: 'multiplies where atoms are shared out',
      explanation: 'To build molecules, the atoms are shared out among them. That is a division.',
    },
    {
      id: 'molecules-conserved',
      name: 'thinks that molecules are kept',
      explanation:
        'In a reaction molecules are taken apart and built anew, so their number may change. Atoms are kept.',
    },
    {
      id: 'balanced-by-looks',
      name: 'judges balance by looks',
      explanation: 'An equation can look even and not be so. Count each kind of atom on both sides.',
    },
    {
      id: 'one-term-only',
      name: 'counts one term of several',
      explanation: 'The same kind of atom can be in two substances on one side. Add them up.',
    },
    {
      id: 'gas-weighs-nothing',
      name: 'thinks that gas has no mass',
      explanation:
        'Gas is matter. It is light for its size, but it has mass, and a scale shows it when it leaves or comes in.',
    },
    {
      id: 'mass-vanishes',
      name: 'thinks that matter can vanish',
      explanation: 'When something burns, dissolves or rots, its atoms go elsewhere. None is lost.',
    },
    {
      id: 'forgets-a-part',
      name: 'leaves out a part of the whole',
      explanation: 'List everything that is there before and after: solids, liquids, gases, the container.',
    },
    {
      id: 'one-share-only',
      name: 'uses a ratio only once',
      explanation: 'If 3 g go with 2 g, then 30 g go with 20 g. Ask how many times the ratio fits.',
    },
    {
      id: 'adds-difference',
      name: 'adds the same number to both',
      explanation: 'In a fixed ratio both masses are multiplied by the same number.',
    },
    {
      id: 'all-is-used',
      name: 'thinks that everything must react',
      explanation: 'Substances react in fixed ratios. What is there beyond that is left over.',
    },
    {
      id: 'change-of-state-is-new',
      name: 'takes melting or dissolving for a reaction',
      explanation: 'Ice, water and steam are the same molecules. In a reaction new substances form.',
    },
    {
      id: 'one-sign-proves',
      name: 'takes one sign for a proof of a reaction',
      explanation:
        'Bubbles and warmth can have other causes. Several properties that differ before and after are better evidence.',
    },
  ],
  lesson: {
    idea: [
      'In a chemical reaction atoms are put together in new ways. No atom is lost and none is made. So each kind of atom is there as often after as before, and the total mass stays the same.',
      'In 3H₂O the 3 in front counts molecules. The small 2 counts H atoms in each of them. So there are 3 × 2 = 6 H atoms and 3 O atoms.',
      'When a scale shows less after a reaction, a gas has left. When it shows more, something came in from the air. In a closed container the mass stays the same.',
      'How can you tell that new substances formed? Compare properties before and after: density, melting point, color, whether it dissolves or burns.',
    ],
    figure: {
      kind: 'particles',
      description:
        'Two boxes. Before: 2 H₂ molecules and 1 O₂ molecule. After: 2 H₂O molecules. Both boxes hold 4 H atoms and 2 O atoms.',
      boxes: [
        box('Before', [
          { coefficient: 2, substance: substances.hydrogen },
          { coefficient: 1, substance: substances.oxygen },
        ]),
        box('After', [{ coefficient: 2, substance: substances.water }]),
      ],
    },
    workedExample: { model: 'balance', level: 2 },
    words: [
      { word: 'atom', meaning: 'The smallest bit of an element. Reactions neither make nor destroy atoms.' },
      { word: 'molecule', meaning: 'Atoms that are bonded to each other, such as H₂O.' },
      { word: 'coefficient', meaning: 'The number in front of a formula: it counts molecules.' },
      { word: 'subscript', meaning: 'The small number in a formula: it counts atoms inside a molecule.' },
      { word: 'conserved', meaning: 'Kept: the amount is the same before and after.' },
    ],
  },
  models: [
    countAtoms,
    balance,
    missingMass,
    conceptModel({ id: 'where-did-it-go', thinking: 'explain', seconds: 40, questions: massQuestions }),
  ],
})
