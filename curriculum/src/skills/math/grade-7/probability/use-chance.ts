import { defineModel, numbersIn, solved, typed } from '#form'
import { trialBugs } from '#bugs/chance/chance-bugs.ts'
import { type Missing, missingBugs } from '#bugs/chance/missing-bugs.ts'
import { chanceTex, colorText, one } from '#chance/chance.ts'
import { drawMissing } from '#chance/draw-missing.ts'
import { drawTrials, tell, type Trials, wantedOf } from '#situations/experiments/experiments.ts'
import { say } from './messages.gen.ts'

/** From the probability to a part (level 1), to the whole (level 2), to how many must be added (level 3). */
export const missingCount = defineModel<Missing>({
  id: 'missing-count',
  thinking: 'work backwards',
  seconds: 55,
  standards: ['7.SP.C.7a'],
  bugs: missingBugs,
  task: ({ thing, asks }) => `${thing} ${asks}`,
  draw: drawMissing,
  item(its) {
    const { thing, color: id, chance, each, before, asks } = its
    const [good, all] = chance
    const of = one(thing)
    const color = colorText(id, thing)
    const p = chanceTex(good, all)
    const inColor = good * each
    const total = all * each
    const others = total - inColor
    const key = { part: inColor, whole: total, more: inColor - before }[asks]
    const given = { part: total, whole: inColor, more: others }[asks]
    const rest = all - good
    // In Spanish, “de color rojo” is masculine with every thing, and “que sea roja” agrees with it.
    const named = colorText(id, 'game-cube')
    const terms = { of, color: named, p, good, all, rest, given, each, before, inColor, total, key }
    return {
      stem: [
        say(`missing.told.${asks}`, asks === 'more' ? terms : { ...terms, color }),
        say(`missing.asks.${asks}`, terms),
      ],
      ...typed(its, { label: say(`missing.label.${asks}`), key, bugs: missingBugs }),
      hints: [say(`missing.nudge.${asks}`, terms), say(`missing.hint.${asks}`, terms)],
      solution: [say(`missing.part.${asks}`, terms), say(`missing.so.${asks}`, terms)],
    }
  },
  solve({ stem, interaction }) {
    const [, top = '1', bottom = '1'] = /frac\{(\d+)\}\{(\d+)\}/.exec(stem) ?? []
    const p = Number(top) / Number(bottom)
    const told = numbersIn(stem.replaceAll(/\\frac\{\d+\}\{\d+\}/g, ''))
    const [given = 0, second] = told.map(({ value }) => value)
    if (second !== undefined) return solved.number(Math.round((given * p) / (1 - p) - second))
    const isWhole = interaction.kind === 'number' && /total/.test(interaction.label)
    return solved.number(Math.round(isWhole ? given / p : given * p))
  },
})

/** From results to a larger number of trials: a whole multiple (level 1), any (level 2), back to the trials (level 3). */
export const predict = defineModel<Trials>({
  id: 'predict',
  thinking: 'use in a story',
  seconds: 55,
  standards: ['7.SP.C.6'],
  bugs: trialBugs,
  task: ({ experiment, asks }) => `${experiment} ${asks}`,
  draw: (random, level) => drawTrials(random, level === 3 ? 'back' : 'more'),
  fits(trials, level) {
    const isMultiple = trials.more % trials.tried === 0
    return (
      Number.isInteger(wantedOf(trials)) &&
      Number.isInteger(trials.more) &&
      trials.more > trials.tried &&
      (level === 1 ? isMultiple : level === 3 || !isMultiple)
    )
  },
  item(trials) {
    const { hits, tried, more, asks } = trials
    const wanted = wantedOf(trials)
    const p = chanceTex(hits, tried)
    return {
      stem: [tell.told(trials), tell.asks(trials)],
      ...typed(trials, {
        label: say(`predict.label.${asks}`),
        key: asks === 'more' ? wanted : more,
        bugs: trialBugs,
      }),
      hints: [say('predict.nudge', { tried }), say(`predict.hint.${asks}`, { hits, tried })],
      solution: [
        say('predict.part', { hits, tried, p }),
        say(`predict.${asks}`, { more, hits, tried, wanted }),
        say('predict.about'),
      ],
    }
  },
  solve({ stem, interaction }) {
    const [first = 0, second = 0, third = 0] = numbersIn(stem).map(({ value }) => value)
    const [hits, tried] = [Math.min(first, second), Math.max(first, second)]
    const isBack = interaction.kind === 'number' && /trials|intentos/.test(interaction.label)
    return solved.number(isBack ? (third * tried) / hits : (third * hits) / tried)
  },
})
