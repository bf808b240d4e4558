import { arranged, defineModel, keysOf, math, type Random, solved, tex } from '#form'
import { boundTex, otherEnd, type Sign, turned } from '#equations/inequality.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

/** A sum, what is left of an amount, or equal groups of two parts. */
type Form = 'sum' | 'left' | 'group'
/** All stories of an item use the same three numbers. */
const stories = {
  crate: { form: 'sum', sign: '≤' },
  budget: { form: 'sum', sign: '≤' },
  saving: { form: 'sum', sign: '≥' },
  reading: { form: 'sum', sign: '≥' },
  game: { form: 'sum', sign: '>' },
  vine: { form: 'sum', sign: '>' },
  garden: { form: 'sum', sign: '<' },
  ribbon: { form: 'sum', sign: '<' },
  card: { form: 'left', sign: '≥' },
  paper: { form: 'left', sign: '≥' },
  tank: { form: 'left', sign: '<' },
  rope: { form: 'left', sign: '<' },
  tickets: { form: 'group', sign: '≤' },
  teams: { form: 'group', sign: '≥' },
} as const satisfies Record<string, { form: Form; sign: Sign }>
type StoryId = keyof typeof stories
const storyOf = (id: StoryId): { form: Form; sign: Sign } => stories[id]

interface Matched {
  picked: StoryId[]
  each: number
  once: number
  limit: number
  shuffle: number
}
function sidesOf({ each, once, limit }: Matched, form: Form): [left: string, right: number] {
  if (form === 'left') return [`${limit} − ${each}x`, once]
  return [form === 'sum' ? `${once} + ${each}x` : `${each}(x + ${once})`, limit]
}
function inequality(its: Matched, form: Form, sign: Sign): string {
  const [left, right] = sidesOf(its, form)
  return boundTex({ letter: left, sign, at: right })
}

/** Other inequalities for a story, with the thinking behind each. */
const slipsOf = (its: Matched, { form, sign }: { form: Form; sign: Sign }) => {
  const slips: {
    of: [Form, Sign]
    misconception: MisconceptionId
    feedback: 'turned' | 'boundary' | 'form' | 'once'
  }[] = [
    { of: [form, turned[sign]], misconception: 'inequality.turned-sign', feedback: 'turned' },
    { of: [form, otherEnd[sign]], misconception: 'inequality.boundary', feedback: 'boundary' },
    { of: [form, otherEnd[turned[sign]]], misconception: 'inequality.turned-sign', feedback: 'turned' },
    ...(['sum', 'left', 'group'] as const)
      .filter((other) => other !== form)
      .flatMap((other) =>
        (['<', '>', '≤', '≥'] as const).map((each) => ({
          of: [other, each] satisfies [Form, Sign],
          misconception:
            form === 'group' || other === 'group'
              ? ('model.counts-once' as const)
              : ('model.wrong-sign' as const),
          feedback: form === 'group' || other === 'group' ? ('once' as const) : ('form' as const),
        })),
      ),
  ]
  return slips.map(({ of, misconception, feedback }) => ({
    target: math(inequality(its, ...of)),
    misconception,
    feedback: say(`match.slip.${feedback}`),
  }))
}

function pick(random: Random, level: 1 | 2 | 3): StoryId[] {
  const all = keysOf(stories)
  const of = (form: Form) => all.filter((id) => storyOf(id).form === form)
  if (level === 1) return random.sample(of('sum'), 3)
  if (level === 2) return [...random.sample(of('sum'), 2), random.pick(of('left'))]
  return [random.pick(of('sum')), random.pick(of('left')), random.pick(of('group'))]
}

const phrases: readonly (readonly [RegExp, Sign])[] = [
  [/at least|al menos/, '≥'],
  [/at most|como máximo/, '≤'],
  [/more than|taller than|más de|más alta que/, '>'],
  [/less than|menos de/, '<'],
]

/** Sums (level 1), also what is left (level 2), also equal groups (level 3). */
export const matchStory = defineModel<Matched>({
  id: 'match-story',
  thinking: 'explain',
  seconds: 90,
  standards: ['7.EE.B.4b'],
  task: ({ picked }) => picked.toSorted().join(),
  draw(random, level) {
    // With groups, each of them has more than its fixed part.
    const [each, once] =
      level === 3
        ? [random.integer(3, 7), random.integer(2, 6)]
        : [random.integer(2, 9), random.integer(5, 20)]
    const least = level === 3 ? each * once : once
    return {
      picked: pick(random, level),
      each,
      once,
      limit: least + each * random.integer(4, 9) + random.integer(1, 9),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ picked, each, once, limit }) =>
    once !== each &&
    limit < 90 &&
    limit > 2 * once &&
    new Set(picked.map((id) => `${storyOf(id).form}${storyOf(id).sign}`)).size === 3,
  item(its) {
    const { picked, each, once, limit, shuffle } = its
    const targets = picked.map((id) => inequality(its, storyOf(id).form, storyOf(id).sign))
    const extra = (['≥', '≤', '<', '>'] as const)
      .map((sign) => inequality(its, storyOf(picked[0] ?? 'crate').form, sign))
      .find((of) => !targets.includes(of))
    const shown = [...targets, ...(extra === undefined ? [] : [extra])].map((of) => math(of))
    return {
      stem: [say('match.asks', { letter: tex('x') })],
      ...arranged.match(shuffle, {
        pairs: picked.map((id, at) => ({
          source: say(`match.story.${id}`, { each, once, limit }),
          target: math(targets[at] ?? ''),
          slips: slipsOf(its, storyOf(id)).filter(
            ({ target }, index, all) =>
              shown.includes(target) &&
              target !== math(targets[at] ?? '') &&
              all.findIndex((other) => other.target === target) === index,
          ),
        })),
        others: extra === undefined ? [] : [math(extra)],
        slip: { misconception: null, feedback: say('match.hint') },
      }),
      hints: [say('match.nudge'), say('match.hint')],
      solution: picked.map((id, at) =>
        say(`match.why.${storyOf(id).form}`, {
          story: say(`match.name.${id}`),
          sign: storyOf(id).sign.replace('≤', 'le').replace('≥', 'ge').replace('<', 'lt').replace('>', 'gt'),
          inequality: tex(targets[at] ?? ''),
        }),
      ),
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => {
      const sign = phrases.find(([pattern]) => pattern.test(source))?.[1] ?? '<'
      const isGroup = /Each of \d|Cada uno de \d/.test(source)
      const isLeft = /left|quedan?|quedar/.test(source)
      const form = isGroup ? /\(/ : isLeft ? /⟦\d+ −/ : /⟦\d+ \+/
      const texOf = { '<': ' < ', '>': ' > ', '≤': String.raw` \le `, '≥': String.raw` \ge ` }
      return form.test(target) && target.includes(texOf[sign])
    }),
})
