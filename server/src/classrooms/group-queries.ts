import type { ClassroomId, GroupId } from '@skills-center/contract/classrooms'
import { ClassGroup } from '@skills-center/contract/classrooms/roster'
import { selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const ofClass = statement(
  'classrooms.groups-of',
  'select id, name, revision from class_groups where classroom_id = $1 order by lower(name), id',
  ClassGroup,
)
const insertMany = statement(
  'classrooms.insert-groups',
  `insert into class_groups (classroom_id, id, name, created_at)
  select $1, id, name, $2 from unnest($3::uuid[], $4::text[]) as new (id, name)`,
)
const updateName = statement(
  'classrooms.update-group',
  `update class_groups set name = $3, revision = revision + 1
  where classroom_id = $1 and id = $2 and ($4::int is null or revision = $4)
  returning id, name, revision`,
  ClassGroup,
)
const oneOfClass = statement(
  'classrooms.group',
  'select id, name, revision from class_groups where classroom_id = $1 and id = $2',
  ClassGroup,
)
const deleteOne = statement(
  'classrooms.delete-group',
  'delete from class_groups where classroom_id = $1 and id = $2 returning 1 as one',
)
const deleteEmpty = statement(
  'classrooms.delete-empty-groups',
  `delete from class_groups g where classroom_id = $1 and id = any ($2::uuid[]) and not exists
    (select 1 from enrolments e where e.classroom_id = g.classroom_id and e.group_id = g.id)`,
)

export const selectGroups = (db: Queryable, id: ClassroomId) => db.query(ofClass, [id])

/** Throws a unique violation if the class already has a group with this name. */
export const insertGroups = (
  tx: Queryable,
  id: ClassroomId,
  at: Date,
  groups: readonly Omit<ClassGroup, 'revision'>[],
) => tx.query(insertMany, [id, at, groups.map((group) => group.id), groups.map(({ name }) => name)])

export const selectGroup = (db: Queryable, id: ClassroomId, groupId: GroupId) =>
  selectOne(db, oneOfClass, [id, groupId])

/** Undefined, with nothing written, if there is no such group or its revision is not `ifMatch`. */
export const renameGroup = (
  db: Queryable,
  id: ClassroomId,
  groupId: GroupId,
  name: string,
  ifMatch: number | null,
) => selectOne(db, updateName, [id, groupId, name, ifMatch])

export const deleteGroupRow = async (tx: Queryable, id: ClassroomId, groupId: GroupId) =>
  (await tx.query(deleteOne, [id, groupId])).length > 0

/** Deletes those of these groups that have no students. */
export const deleteEmptyGroups = (tx: Queryable, id: ClassroomId, groupIds: readonly GroupId[]) =>
  tx.query(deleteEmpty, [id, groupIds])
