import type { ClassroomId } from '@skills-center/contract/classrooms'
import { getRoster } from '@skills-center/contract/classrooms/roster'
import {
  connectLtiCourse,
  type CourseList,
  disconnectLtiCourse,
  listLtiCourses,
  type LtiCourse,
} from '@skills-center/contract/lti'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { dateFormat, listed } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { queryOf, refresh } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'

const day = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

/** Courses of learning management systems that the class takes its students from. Nothing for a class without any. */
export function CourseCards({ classroomId }: { readonly classroomId: ClassroomId }) {
  const { data } = useQuery(queryOf(listLtiCourses, { params: { id: classroomId } }))
  if (data === undefined || data.courses.length === 0) return null
  return (
    <Card as="section" aria-labelledby="courses" className="flex flex-col gap-4">
      <div>
        <h2 id="courses" className="text-xl font-bold">
          {t('lti/courses/class-list-from-a-course')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('lti/courses/about')}</p>
      </div>
      <ul className="flex flex-col gap-4">
        {data.courses.map((course) => (
          <li key={course.id} className="border-t border-line pt-4">
            <Course classroomId={classroomId} course={course} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Course({ classroomId, course }: { readonly classroomId: ClassroomId; readonly course: LtiCourse }) {
  const client = useQueryClient()
  const params = { id: classroomId, courseId: course.id }
  const connect = useMutation({
    mutationFn: () => call(connectLtiCourse, { params }),
    onSuccess: () => refresh(client, listLtiCourses, getRoster),
  })
  const disconnect = useMutation({
    mutationFn: () => call(disconnectLtiCourse, { params }),
    async onSuccess() {
      connect.reset()
      await refresh(client, listLtiCourses)
      toast({ title: t('lti/courses/disconnected'), tone: 'right' })
    },
  })
  const { title, platform, isConnected, updatedAt } = course
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-bold [overflow-wrap:anywhere]">
        {t('lti/courses/title-in-platform', { title, platform })}
      </h3>
      {updatedAt !== null && (
        <p className="text-ink-soft">{t('lti/courses/updated-on-day', { day: day(updatedAt) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isConnected ? 'outline' : 'primary'}
          busy={connect.isPending}
          onClick={() => connect.mutate()}
        >
          {isConnected ? t('lti/courses/update') : t('lti/courses/connect')}
        </Button>
        {isConnected && (
          <Button variant="outline" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
            {t('lti/courses/disconnect')}
          </Button>
        )}
      </div>
      <MutationError error={connect.error ?? disconnect.error} />
      <div role="status">{connect.data !== undefined && <WhatItSaid list={connect.data.list} />}</div>
    </div>
  )
}

function WhatItSaid({ list: { joined, unknown, gone } }: { readonly list: CourseList }) {
  return (
    <>
      <p>{t('lti/courses/joined', { n: joined })}</p>
      {unknown > 0 && <p className="mt-2">{t('lti/courses/unknown', { n: unknown })}</p>}
      {gone.length > 0 && <p className="mt-2">{t('lti/courses/gone', { names: listed(gone) })}</p>}
    </>
  )
}
