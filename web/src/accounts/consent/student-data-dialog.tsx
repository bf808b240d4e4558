import {
  eraseStudent,
  getClassPrivacy,
  getStudentData,
  type StudentPrivacy,
} from '@skills-center/contract/accounts/class-privacy'
import { getClassroom, listClassrooms, type ClassroomId } from '@skills-center/contract/classrooms'
import { getRoster } from '@skills-center/contract/classrooms/roster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { call } from '../../platform/api.ts'
import { refresh } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { DownloadedData } from '../settings/downloaded-data.tsx'
import { showFailure } from '../settings/use-settings-mutation.ts'
import { EraseByName } from './erase-by-name.tsx'

interface StudentDataDialogProps {
  readonly classroomId: ClassroomId
  /** Null while the dialog is closed. */
  readonly student: StudentPrivacy | null
  readonly onClose: () => void
}

/** Downloads or deletes the data of a student whose account was created for the class. */
export function StudentDataDialog({ classroomId, student, onClose }: StudentDataDialogProps) {
  return (
    <Dialog
      open={student !== null}
      title={
        student === null
          ? t('ui/student')
          : t('accounts/consent/data-of-first-name', { firstName: student.firstName })
      }
      onClose={onClose}
    >
      {student !== null && (
        <StudentData key={student.id} classroomId={classroomId} student={student} onClose={onClose} />
      )}
    </Dialog>
  )
}

function StudentData({
  classroomId,
  student,
  onClose,
}: StudentDataDialogProps & { readonly student: StudentPrivacy }) {
  const client = useQueryClient()
  const params = { id: classroomId, studentId: student.id }
  const [isErasing, setErasing] = useState(false)
  const take = useMutation({
    mutationFn: () => call(getStudentData, { params }),
    onError: showFailure(t('accounts/consent/data-did-not-load')),
  })
  const erase = useMutation({
    mutationFn: (username: string) => call(eraseStudent, { params, body: { username } }),
    onSuccess: async () => {
      toast({ title: t('accounts/consent/the-account-is-deleted'), tone: 'right' })
      setErasing(false)
      onClose()
      await refresh(client, getClassPrivacy, getRoster, getClassroom, listClassrooms)
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <p>
        <Rich
          id="accounts/consent/account-username-was-made"
          values={{ username: student.username }}
          parts={{ name: <strong className="[overflow-wrap:anywhere]" /> }}
        />
      </p>
      {take.data === undefined ? (
        <Button variant="outline" className="self-start" busy={take.isPending} onClick={() => take.mutate()}>
          {t('accounts/consent/get-the-data')}
        </Button>
      ) : (
        <DownloadedData data={take.data} />
      )}
      <div className="border-t border-line pt-5">
        <Button variant="danger" onClick={() => setErasing(true)}>
          {t('accounts/consent/delete-the-account')}
        </Button>
      </div>
      <EraseByName
        open={isErasing}
        title={t('accounts/consent/delete-the-account-of-first-name', { firstName: student.firstName })}
        username={student.username}
        action={t('accounts/consent/delete-for-good')}
        busy={erase.isPending}
        error={erase.error}
        onClose={() => {
          setErasing(false)
          erase.reset()
        }}
        onDo={(username) => erase.mutate(username)}
      >
        {t('accounts/consent/this-deletes-the-account')}
      </EraseByName>
    </div>
  )
}
