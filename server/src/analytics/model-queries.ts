import { SkillId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

/** The most answers to examine: the latest thoughtful first tries without hints that had a prediction. */
const maxAnswers = 50_000

const latest = `select student_id, skill_id, model_id, level, nonce, answered_at, active_ms, misconception,
    (verdict = 'correct')::int as outcome,
    greatest(1e-6, least(1 - 1e-6, (prediction ->> 'chance')::float8)) as chance
  from attempts
  where try = 1 and hints_used = 0 and not is_rapid and prediction is not null
  order by answered_at desc limit $1`

const BinRow = z.object({
  /** 0 to 9, for the predicted probability in tenths. */
  bin: z.number(),
  answers: z.number(),
  chances: z.number(),
  rights: z.number(),
  loss: z.number(),
  share_loss: z.number(),
  item_loss: z.number(),
})
export type BinRow = Readonly<z.infer<typeof BinRow>>

const lossOf = (chance: string) =>
  `sum(-ln(case when outcome = 1 then ${chance} else 1 - ${chance} end))::float8`

// The baselines, too, use only what came before each answer: right answers plus one, divided by answers plus two.
const bins = statement(
  'analytics.model-bins',
  `with latest as (${latest}), known as (
     select chance, outcome,
       (1 + coalesce(sum(outcome) over earlier, 0))::float8 / (2 + count(*) over earlier) as share,
       (1 + coalesce(sum(outcome) over same, 0))::float8 / (2 + count(*) over same) as item
     from latest
     window earlier as (order by answered_at, nonce rows between unbounded preceding and 1 preceding),
       same as (partition by skill_id, model_id, level order by answered_at, nonce
         rows between unbounded preceding and 1 preceding)
   )
   select least(9, floor(10 * chance))::int8 as bin, count(*) as answers, sum(chance)::float8 as chances,
     sum(outcome)::int8 as rights, ${lossOf('chance')} as loss, ${lossOf('share')} as share_loss,
     ${lossOf('item')} as item_loss
   from known group by 1 order by 1`,
  BinRow,
)

export const selectBins = (database: Queryable) => database.query(bins, [maxAnswers])

const students = statement(
  'analytics.model-students',
  `select count(distinct student_id) as students from (${latest}) latest`,
  z.object({
    students: z.number(),
  }),
)

export const selectModelStudents = (database: Queryable) => database.query(students, [maxAnswers])

const ItemRow = z.object({
  skill_id: SkillId,
  model_id: z.string(),
  level: z.literal([1, 2, 3]),
  answers: z.number(),
  rights: z.number(),
  chances: z.number(),
  seconds: z.number(),
  discrimination: z.number().nullable(),
  misconceptions: z.array(z.string()).nullable(),
})
export type ItemRow = Readonly<z.infer<typeof ItemRow>>

const items = statement(
  'analytics.item-quality',
  `select skill_id, model_id, level, count(*) as answers, sum(outcome)::int8 as rights,
     sum(chance)::float8 as chances,
     (percentile_cont(0.5) within group (order by active_ms) / 1000)::float8 as seconds,
     corr(outcome, chance) as discrimination,
     array_agg(misconception) filter (where misconception is not null) as misconceptions
   from (${latest}) latest
   group by skill_id, model_id, level
   having count(*) >= $2 and count(distinct student_id) >= $3`,
  ItemRow,
)

export const selectItems = (database: Queryable, leastAnswers: number, leastStudents: number) =>
  database.query(items, [maxAnswers, leastAnswers, leastStudents])
