import {
  joinClassroom,
  listClassrooms,
  previewJoin,
  type JoinPreview,
} from '@skills-center/contract/classrooms'
import { listActivities } from '@skills-center/contract/activities'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { classCode, forgetClassCode } from '../platform/from-link.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { call } from '../platform/api.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { formatNames } from './format-class.ts'
import { FormActions } from './form-actions.tsx'
import { TeachersSee } from './teachers-see.tsx'
import { useClassMutation } from './use-class-mutation.ts'

/** Joins a class in two steps: the code finds the class, and the student sees what joining means before confirming. */
export function JoinClass() {
  const [code, setCode] = useState(() => classCode() ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const [found, setFound] = useState<JoinPreview | null>(null)
  const [, navigate] = useLocation()
  const find = useMutation({
    mutationFn: () => call(previewJoin, { body: { code } }),
    onSuccess: setFound,
  })
  const { mutate: findNow } = find
  // After scanning a code, the only step left is to press “Join class”.
  useEffect(() => {
    if (classCode() === null) return
    forgetClassCode()
    findNow()
  }, [findNow])
  const join = useClassMutation(
    () => call(joinClassroom, { body: { code } }),
    [listClassrooms, listActivities],
    (classroom) => {
      toast({ title: t('classrooms/you-are-in-name', { name: classroom.name }), tone: 'right' })
      navigate(`/classroom/${classroom.id}`)
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    join.reset()
    if (code.trim() !== '') find.mutate()
  }
  const refusal = find.error === null ? null : (detailOf(find.error) ?? t('ui/server-could-not-be-reached'))
  return (
    <Card as="section" aria-labelledby="join">
      <h2 id="join" className="text-2xl font-bold">
        {t('classrooms/join-a-class')}
      </h2>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <Field
            label={t('classrooms/class-code')}
            hint={t('classrooms/seven-letters')}
            value={code}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
            error={isEmpty ? t('classrooms/please-enter-the-code') : refusal}
            className="font-mono tracking-widest uppercase"
          />
        </div>
        <Button type="submit" busy={find.isPending} className="sm:mt-7.5">
          {t('classrooms/find-my-class')}
        </Button>
      </form>
      <Dialog
        open={found !== null}
        title={
          found === null
            ? t('classrooms/join-a-class')
            : t('classrooms/join-class-name', { className: found.className })
        }
        onClose={() => setFound(null)}
      >
        {found !== null && (
          <div className="flex flex-col gap-5">
            <p>
              <Rich
                id="classrooms/taught"
                parts={{ teachers: <strong>{formatNames(found.teacherNames)}</strong> }}
              />
            </p>
            <TeachersSee />
            <MutationError error={join.error} />
            <FormActions>
              <Button variant="outline" onClick={() => setFound(null)}>
                {t('classrooms/not-now')}
              </Button>
              <Button busy={join.isPending} onClick={() => join.mutate(undefined)}>
                {t('classrooms/join-class')}
              </Button>
            </FormActions>
          </div>
        )}
      </Dialog>
    </Card>
  )
}
