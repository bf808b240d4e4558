import { all, arranged, defineModel } from '#form'
import { numeral } from '#wording.ts'
import { areAlike, drawListed, type Listed, solveListed } from '#worlds/solids/listed.ts'
import { densityOf, meltingOf, nameOfSolid, type SolidId } from '#worlds/solids/solids.ts'
import { solidsTable } from '#worlds/solids/tables.ts'
import { say } from './messages.gen.ts'

/** Which solid is it: by its readings (1), by mass and volume (2), and what is left after a reaction (3). */
export const identify = defineModel<Listed>({
  id: 'identify-solids',
  thinking: 'work backwards',
  seconds: 80,
  standards: ['MS-PS1-2'],
  calculator: 'basic',
  draw: drawListed,
  item(values) {
    const { level, listed, asked, pieces, off, shuffle, metal } = values
    const figure = solidsTable(listed)
    const sizes = (at: number) => ({ mass: numeral(pieces[at]?.mass ?? 0), volume: pieces[at]?.volume ?? 1 })
    const isExact = (id: SolidId, at: number): boolean =>
      Math.abs(densityOf(id) * (pieces[at]?.volume ?? 1) - (pieces[at]?.mass ?? 0)) < 1e-9
    const divided = asked.map((id, at) =>
      say(isExact(id, at) ? 'identify.so-exact' : 'identify.so-divide', {
        ...sizes(at),
        density: densityOf(id).toFixed(2),
        solid: nameOfSolid(id),
      }),
    )
    if (level === 3) {
      const others = listed.filter((id) => !asked.includes(id))
      return {
        stem: [
          say('identify.dish', { metal: nameOfSolid(metal ?? 'iron') }),
          asked.length === 1
            ? say('identify.one-part', sizes(0))
            : say('identify.two-parts', {
                first: say('identify.size', sizes(0)),
                second: say('identify.size', sizes(1)),
              }),
          say('identify.ask-dish'),
        ],
        figure,
        ...arranged.choices(shuffle, {
          right: asked.map(nameOfSolid),
          wrong: others.map((id) => ({
            text: nameOfSolid(id),
            misconception: id === metal || id === 'sulfur' ? 'mixing.never-new' : 'property.stops-at-first',
            feedback: say(id === metal || id === 'sulfur' ? 'identify.told-start' : 'identify.told-density'),
          })),
          missed: { misconception: 'reaction.all-used', feedback: say('identify.told-missed') },
        }),
        hints: [say('identify.hint-parts'), say('identify.hint-divide')],
        solution: [...divided, say('identify.so-dish', { list: all(asked.map(nameOfSolid)) })],
      }
    }
    const sourceOf = (id: SolidId, at: number) =>
      level === 2
        ? say('identify.size', sizes(at))
        : say('identify.readings', {
            density: (densityOf(id) + (off[at]?.[0] ?? 0) / 100).toFixed(2),
            melts: numeral(meltingOf(id) + (off[at]?.[1] ?? 0)),
          })
    return {
      stem: [say('identify.scene'), say(`identify.ask-${level}`)],
      figure,
      ...arranged.match(shuffle, {
        pairs: asked.map((id, at) => ({
          source: sourceOf(id, at),
          target: nameOfSolid(id),
          slips: listed
            .filter((other) => other !== id)
            .map((other) => ({
              target: nameOfSolid(other),
              ...(level === 1 && areAlike(id, other)
                ? { misconception: 'property.one-decides', feedback: say('identify.told-one') }
                : level === 1
                  ? { misconception: 'reading.wrong-series', feedback: say('identify.told-row') }
                  : { misconception: 'property.of-the-piece', feedback: say('identify.told-density') }),
            })),
        })),
        others: listed.filter((id) => !asked.includes(id)).map(nameOfSolid),
      }),
      hints: [
        say(`identify.hint-${level}`),
        say(level === 2 ? 'identify.hint-divide' : 'identify.hint-both'),
      ],
      solution: [
        say(`identify.so-${level}`),
        ...(level === 2
          ? divided
          : asked.map((id, at) =>
              say('identify.so-match', { readings: sourceOf(id, at), solid: nameOfSolid(id) }),
            )),
      ],
    }
  },
  task: ({ level, asked, metal }) => `${level}/${metal ?? ''}/${asked.toSorted().slice(0, 2).join()}`,
  solve: solveListed,
})
