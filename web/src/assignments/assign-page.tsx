import {
  createAssignment,
  maxSkills,
  type NewAssignmentBody,
  usualPoints,
} from '@skills-center/contract/assignments'
import { type ClassroomId, getClassroom, GroupId } from '@skills-center/contract/classrooms'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { UnverifiedNotice } from '../platform/verified.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { toast } from '../ui/toast.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { FormFrame } from './form-frame.tsx'
import { useAssignmentMutation } from './use-assignment-mutation.ts'
import type { DraftAssignment } from './use-proposed.ts'

/** Due at the end of the day, one week from now. */
function newAssignment(now: Date): DraftAssignment {
  const due = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 23, 59)
  return {
    title: null,
    instructions: null,
    skillIds: [],
    goal: { kind: 'count', questions: 8 },
    slots: [],
    audience: { kind: 'class' },
    opensAt: now.toISOString(),
    dueAt: due.toISOString(),
    takesLate: true,
    tries: 2,
    hasHints: true,
    workGrade: 'answer',
    order: 'listed',
    isPinned: false,
    points: usualPoints,
    categoryId: null,
  }
}

/** The same with values from the address: skills, a title, and a group or student. */
function askedFor(search: URLSearchParams, now: Date): DraftAssignment {
  const asked = search.get('skills')?.split(',') ?? []
  const { data: groupId } = GroupId.safeParse(search.get('group'))
  const { data: studentId } = UserId.safeParse(search.get('student'))
  return {
    ...newAssignment(now),
    title: search.get('title')?.slice(0, 80) ?? null,
    skillIds: asked.flatMap((text) => SkillId.safeParse(text).data ?? []).slice(0, maxSkills),
    ...(studentId === undefined ? {} : { audience: { kind: 'students', studentIds: [studentId] } }),
    ...(groupId === undefined ? {} : { audience: { kind: 'groups', groupIds: [groupId] } }),
  }
}

/** Creates an assignment for a class. */
export function AssignPage({ classroomId }: { readonly classroomId: ClassroomId }) {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [initial] = useState(() => askedFor(search, new Date()))
  const query = useQuery(queryOf(getClassroom, { params: { id: classroomId } }))
  const list = `/classroom/${classroomId}?tab=assignments`
  const create = useAssignmentMutation(
    (body: NewAssignmentBody) => call(createAssignment, { params: { id: classroomId }, body }),
    ({ others }) => {
      toast({
        title:
          others.length === 0
            ? t('assignments/assigned')
            : t('assignments/assigned-to-classes', { count: others.length + 1 }),
        description: t('assignments/students-see'),
        tone: 'right',
      })
      navigate(list)
    },
  )
  return (
    <FormFrame
      title={t('assignments/assign-work')}
      what={t('assignments/this-class')}
      query={query}
      back={{ href: list, label: t('ui/assignments') }}
    >
      {(classroom) => (
        <>
          <div>
            <PageHeading title={t('assignments/assign-work')} />
            <p className="mt-2 text-lg text-ink-soft [overflow-wrap:anywhere]">{classroom.name}</p>
          </div>
          <UnverifiedNotice>{t('assignments/what-you-assign-counts-toward')}</UnverifiedNotice>
          <AssignmentForm
            classroomId={classroomId}
            gradeLevel={classroom.gradeLevel}
            initial={initial}
            initialSlots={[]}
            isNew
            error={create.error}
            onSubmit={(body) => create.mutate(body)}
          >
            <ButtonLink href={list} variant="outline" size="large">
              {t('assignments/cancel')}
            </ButtonLink>
            <Button type="submit" size="large" busy={create.isPending}>
              {t('assignments/assign')}
            </Button>
          </AssignmentForm>
        </>
      )}
    </FormFrame>
  )
}
