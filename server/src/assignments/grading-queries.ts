import {
  GradeCategory,
  type Grading,
  MissingWork,
  RetakeRule,
} from '@skills-center/contract/assignments/grading'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'

const GradingRow = z.object({
  missing: MissingWork,
  late_kind: z.enum(['none', 'once', 'daily']),
  late_percent: z.number(),
  late_most: z.number(),
  drop_lowest: z.number(),
  retakes: RetakeRule,
  revision: z.number(),
})
type GradingRow = z.infer<typeof GradingRow>

const ofClass = statement(
  'assignments.grading',
  'select missing, late_kind, late_percent, late_most, drop_lowest, retakes, revision from class_grading where classroom_id = $1',
  GradingRow,
)
const categoriesOf = statement(
  'assignments.grade-categories',
  'select id, name, weight from grade_categories where classroom_id = $1 order by place, id',
  GradeCategory,
)

/** The grading rules of a new class. */
const usual: GradingRow = {
  missing: 'left-out',
  late_kind: 'none',
  late_percent: 0,
  late_most: 0,
  drop_lowest: 0,
  retakes: 'best',
  revision: 1,
}

export async function selectGrading(db: Queryable, id: ClassroomId): Promise<Grading> {
  const row = (await selectOne(db, ofClass, [id])) ?? usual
  const categories = await db.query(categoriesOf, [id])
  const { missing, drop_lowest: dropLowest, retakes, revision } = row
  return { missing, late: lateOf(row), dropLowest, retakes, categories, revision }
}

function lateOf({ late_kind: kind, late_percent: percent, late_most: max }: GradingRow): Grading['late'] {
  switch (kind) {
    case 'none':
      return { kind }
    case 'once':
      return { kind, percent }
    case 'daily':
      return { kind, percent, most: max }
  }
}

const upsert = statement(
  'assignments.set-grading',
  `insert into class_grading as g
     (classroom_id, missing, late_kind, late_percent, late_most, drop_lowest, retakes, revision)
   select $1::uuid, $2::text, $3::text, $4::smallint, $5::smallint, $6::smallint, $7::text, 2
   where coalesce($8::int, 1) = 1 or exists (select from class_grading where classroom_id = $1)
   on conflict (classroom_id) do update set missing = excluded.missing, late_kind = excluded.late_kind,
     late_percent = excluded.late_percent, late_most = excluded.late_most, drop_lowest = excluded.drop_lowest,
     retakes = excluded.retakes, revision = g.revision + 1
   where $8::int is null or g.revision = $8
   returning 1 as one`,
)
const deleteOthers = statement(
  'assignments.delete-grade-categories',
  'delete from grade_categories where classroom_id = $1 and not id = any ($2::uuid[])',
)
const upsertCategories = statement(
  'assignments.set-grade-categories',
  `insert into grade_categories (id, classroom_id, place, name, weight)
   select id, $1, place, name, weight
   from jsonb_to_recordset($2::jsonb) as new (id uuid, place smallint, name text, weight smallint)
   on conflict (id) do update set place = excluded.place, name = excluded.name, weight = excluded.weight
   where grade_categories.classroom_id = $1`,
)

/** Returns false, without writing, if the revision is not `ifMatch`. */
export async function writeGrading(
  tx: Queryable,
  id: ClassroomId,
  { missing, late, dropLowest, retakes, categories }: Omit<Grading, 'revision'>,
  ifMatch: number | null,
): Promise<boolean> {
  const percent = late.kind === 'none' ? 0 : late.percent
  const max = late.kind === 'daily' ? late.most : percent
  const written = await tx.query(upsert, [id, missing, late.kind, percent, max, dropLowest, retakes, ifMatch])
  if (written.length === 0) return false
  await tx.query(deleteOthers, [id, categories.map((one) => one.id)])
  const rows = categories.map((category, index) => ({ ...category, place: index }))
  if (rows.length > 0) await tx.query(upsertCategories, [id, JSON.stringify(rows)])
  return true
}
