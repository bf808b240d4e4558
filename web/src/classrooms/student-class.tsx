import { listActivities } from '@skills-center/contract/activities'
import { leaveClassroom, type ClassroomDetail } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { toast } from '../ui/toast.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { ClassActivities } from './class-activities.tsx'
import { formatClass, formatNames } from './format-class.ts'
import { FormActions } from './form-actions.tsx'
import { TeachersSee } from './teachers-see.tsx'
import { classQueries, useClassMutation } from './use-class-mutation.ts'

interface StudentClassProps {
  readonly classroom: ClassroomDetail
  readonly children: ReactNode
}

/** A class as its students see it: its teachers, what they can see, and a button to leave. */
export function StudentClass({ classroom, children }: StudentClassProps) {
  const activities = useQuery(queryOf(listActivities))
  const own = activities.data?.filter((activity) => activity.classroomId === classroom.id) ?? []
  return (
    <>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageHeading title={classroom.name} className="[overflow-wrap:anywhere]" />
          {!classroom.isActive && <Badge>{t('classrooms/over-class')}</Badge>}
        </div>
        <p className="mt-2 text-lg text-ink-soft [overflow-wrap:anywhere]">
          {t('classrooms/about-taught-by-teachers', {
            about: formatClass(classroom),
            teachers: formatNames(classroom.teacherNames),
          })}
        </p>
      </div>
      {children}
      {own.length > 0 && (
        <section aria-labelledby="class-activities">
          <h2 id="class-activities" className="mb-3 text-2xl font-bold">
            {t('classrooms/activities')}
          </h2>
          <ClassActivities activities={own} />
        </section>
      )}
      <Card as="section" aria-labelledby="what-is-seen">
        <h2 id="what-is-seen" className="mb-4 text-2xl font-bold">
          {t('classrooms/what-this-class-shows')}
        </h2>
        <TeachersSee />
      </Card>
      <Leaving classroom={classroom} />
    </>
  )
}

function Leaving({ classroom }: { readonly classroom: ClassroomDetail }) {
  const [isOpen, setOpen] = useState(false)
  const [, navigate] = useLocation()
  const leave = useClassMutation(
    () => call(leaveClassroom, { params: { id: classroom.id } }),
    [...classQueries, listActivities],
    () => {
      toast({ title: t('classrooms/you-have-left-name', { name: classroom.name }), tone: 'right' })
      navigate('/classrooms')
    },
  )
  if (!classroom.canLeave)
    return <p className="text-ink-soft">{t('classrooms/teacher-put-you-into-this-class')}</p>
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('classrooms/leave-this-class')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('classrooms/leave-name', { name: classroom.name })}
        onClose={() => setOpen(false)}
      >
        <div className="flex flex-col gap-5">
          <p>{t('classrooms/teachers-here-no-longer-see')}</p>
          <MutationError error={leave.error} />
          <FormActions>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t('classrooms/stay')}
            </Button>
            <Button variant="danger" busy={leave.isPending} onClick={() => leave.mutate(undefined)}>
              {t('classrooms/leave-class')}
            </Button>
          </FormActions>
        </div>
      </Dialog>
    </div>
  )
}
