import {
  appointAdministrator,
  moveTeacher,
  type Organization,
  type Person,
  removeAdministrator,
  setAccountActive,
} from '@skills-center/contract/schools/organization'
import { SchoolId } from '@skills-center/contract/schools'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { nameWithPlace } from '../format-school.ts'
import { StudentRecordPart } from './student-record-part.tsx'
import { useOrganizationMutation } from './use-organization-mutation.ts'

interface PersonProps {
  readonly person: Person
  readonly organization: Organization
}

/** What an administrator can do with one person. */
export function PersonDialog({
  person,
  organization,
  onClose,
}: PersonProps & { readonly onClose: () => void }) {
  const isDistrict = organization.role === 'district'
  return (
    <Dialog open title={person.name || person.username} onClose={onClose}>
      <div className="flex flex-col gap-5 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-5">
        <p className="text-ink-soft">{person.username}</p>
        {person.role === 'student' && <StudentRecordPart studentId={person.id} />}
        {person.role === 'teacher' && isDistrict && <Move person={person} organization={organization} />}
        {person.role === 'teacher' && isDistrict && <Appoint person={person} organization={organization} />}
        <Active person={person} />
      </div>
    </Dialog>
  )
}

function Active({ person: { id, isActive, canDeactivate, role } }: { readonly person: Person }) {
  const change = useOrganizationMutation(
    () => call(setAccountActive, { params: { id }, body: { isActive: !isActive } }),
    isActive
      ? t('schools/organization/account-deactivated')
      : t('schools/organization/account-is-active-again'),
  )
  if (!canDeactivate)
    return (
      <p className="text-ink-soft">
        {role === 'student'
          ? t('schools/organization/account-belongs-to-the-family')
          : t('schools/organization/account-is-not-yours')}
      </p>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">
        {isActive
          ? t('schools/organization/deactivating-means')
          : t('schools/organization/nobody-can-sign-in')}
      </p>
      <MutationError error={change.error} />
      <Button variant="outline" busy={change.isPending} onClick={() => change.mutate()}>
        {isActive ? t('schools/organization/deactivate') : t('schools/organization/activate-again')}
      </Button>
    </div>
  )
}

function Move({ person, organization: { schools } }: PersonProps) {
  const from = schools.find(({ id }) => person.schoolIds.includes(id))
  const others = schools.filter(({ id }) => !person.schoolIds.includes(id))
  const [to, setTo] = useState<string>(others[0]?.id ?? '')
  const move = useOrganizationMutation(
    () =>
      call(moveTeacher, {
        params: { id: person.id },
        body: { from: SchoolId.parse(from?.id), to: SchoolId.parse(to) },
      }),
    t('schools/organization/teacher-moved'),
  )
  if (from === undefined || others.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-3">
      <Select
        label={t('schools/organization/move-from-school-to', { school: from.name })}
        value={to}
        options={others.map((school) => ({ value: school.id, label: nameWithPlace(school) }))}
        onChange={({ target }) => setTo(target.value)}
      />
      <MutationError error={move.error} />
      <Button variant="outline" busy={move.isPending} onClick={() => move.mutate()}>
        {t('schools/organization/move')}
      </Button>
    </div>
  )
}

function Appoint({ person, organization: { schools, district } }: PersonProps) {
  const { id, administrator } = person
  const [of, setOf] = useState<string>('district')
  const appoint = useOrganizationMutation(
    () =>
      call(appointAdministrator, {
        params: { id },
        body: { schoolId: of === 'district' ? null : SchoolId.parse(of) },
      }),
    t('schools/organization/administrator-appointed'),
  )
  const remove = useOrganizationMutation(
    () => call(removeAdministrator, { params: { id } }),
    t('schools/organization/administrator-removed'),
  )
  return (
    <div className="flex flex-col items-start gap-3">
      <Select
        label={t('schools/organization/administrator-of')}
        value={of}
        options={[
          { value: 'district', label: district.name },
          ...schools.map((school) => ({ value: school.id, label: nameWithPlace(school) })),
        ]}
        onChange={({ target }) => setOf(target.value)}
      />
      <MutationError error={appoint.error ?? remove.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={appoint.isPending} onClick={() => appoint.mutate()}>
          {t('schools/organization/appoint')}
        </Button>
        {administrator !== null && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('schools/organization/end-the-appointment')}
          </Button>
        )}
      </div>
    </div>
  )
}
