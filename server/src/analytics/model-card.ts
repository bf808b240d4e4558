import type { ItemQuality, ModelCard } from '@skills-center/contract/analytics/model-card'
import { summarise } from '@skills-center/curriculum/skill'
import { currentId, misconceptionOf } from '@skills-center/curriculum/misconception-of'
import { selectBins, selectItems, selectModelStudents } from './model-queries.ts'
import type { AnalyticsDeps } from './deps.ts'

const leastAnswers = 200
const leastStudents = 5
/** The fewest answers in a bin, and the fewest for one kind of question. */
const minPerBin = 30

/** How well the learner model predicts this server's own answers. Nothing in it identifies a student. */
export function createModelCard({
  database,
  skills,
  modelNow,
}: Pick<AnalyticsDeps, 'database' | 'skills' | 'modelNow'>) {
  return {
    async card(): Promise<ModelCard> {
      const [rows, [counted], model] = await Promise.all([
        selectBins(database),
        selectModelStudents(database),
        modelNow(),
      ])
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + of(row), 0)
      const answers = sum((row) => row.answers)
      const students = counted?.students ?? 0
      const about = { answers, students, leastAnswers, leastStudents, model }
      if (answers < leastAnswers || students < leastStudents) return { ...about, figures: null }
      return {
        ...about,
        figures: {
          logLoss: sum(({ loss }) => loss) / answers,
          shareLogLoss: sum((row) => row.share_loss) / answers,
          itemLogLoss: sum((row) => row.item_loss) / answers,
          bins: rows
            .filter((row) => row.answers >= minPerBin)
            .map((row) => ({
              from: 10 * row.bin,
              to: 10 * (row.bin + 1),
              answers: row.answers,
              predicted: Math.round((100 * row.chances) / row.answers),
              right: Math.round((100 * row.rights) / row.answers),
            })),
        },
      }
    },

    async quality(): Promise<{ leastAnswers: number; leastStudents: number; items: ItemQuality[] }> {
      const rows = await selectItems(database, minPerBin, leastStudents)
      const items = rows.flatMap((row) => {
        const skill = skills().find(({ id }) => id === row.skill_id)
        if (skill === undefined) return []
        const shown = Map.groupBy(row.misconceptions ?? [], (id) => currentId(skill, id))
        const [max] = [...shown].toSorted(([, one], [, other]) => other.length - one.length)
        const name = misconceptionOf(skill, max?.[0])?.name
        const wrongs = row.answers - row.rights
        return [
          {
            skill: summarise(skill),
            modelId: row.model_id,
            level: row.level,
            answers: row.answers,
            right: Math.round((100 * row.rights) / row.answers),
            predicted: Math.round((100 * row.chances) / row.answers),
            seconds: Math.round(row.seconds),
            discrimination: row.discrimination === null ? null : Math.round(100 * row.discrimination) / 100,
            mistake:
              max === undefined || name === undefined
                ? null
                : { name, percent: Math.round((100 * max[1].length) / wrongs) },
          },
        ]
      })
      const gap = ({ right, predicted }: ItemQuality) => Math.abs(right - predicted)
      return {
        leastAnswers: minPerBin,
        leastStudents,
        items: items.toSorted((one, other) => gap(other) - gap(one)),
      }
    },
  }
}
