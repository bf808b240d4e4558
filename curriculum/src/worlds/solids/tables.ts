import type { Level } from '@skills-center/contract/ids'
import { tableFigure } from '../../shapes/display/display.ts'
import { numeral } from '../../wording.ts'
import type { Case } from './cases.ts'
import { say } from './messages.gen.ts'
import { densityOf, doneTo, meltingOf, nameOfSolid, type SolidId } from './solids.ts'

/** Readings before and after, or at level 2 the masses and volumes of pieces. */
export const samplesTable = (level: Level, cases: readonly Case[]) =>
  tableFigure(
    say(level === 2 ? 'table.title-pieces' : 'table.title'),
    level === 2
      ? [
          say('table.sample'),
          say('table.mass-before'),
          say('table.volume-before'),
          say('table.mass-after'),
          say('table.volume-after'),
        ]
      : [
          say('table.sample'),
          say('table.density-before'),
          say('table.density-after'),
          say('table.melts-before'),
          say('table.melts-after'),
        ],
    cases.map(({ id, density, melts, tested, pieces: [one, other] }) => [
      doneTo(id),
      ...(level === 2
        ? [numeral(one.mass), one.volume, numeral(other.mass), other.volume]
        : [
            ...density.map((value) => (tested === 'melts' ? '—' : value.toFixed(2))),
            ...melts.map((value) => (tested === 'density' ? '—' : numeral(value))),
          ]),
    ]),
  )

/** Solids with their density and melting point. */
export const solidsTable = (listed: readonly SolidId[]) =>
  tableFigure(
    say('table.known'),
    [say('table.solid'), say('table.density'), say('table.melts')],
    listed.map((id) => [nameOfSolid(id), densityOf(id).toFixed(2), numeral(meltingOf(id))]),
  )
