import { saveProfile, type Settings } from '@skills-center/contract/accounts/settings'
import type { Role } from '@skills-center/contract/ids'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { useNeedsConsent } from '../../platform/privacy.ts'
import { useSession } from '../../platform/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsMutation } from './use-settings-mutation.ts'

/** Name and school. Read-only for an account that a teacher created; not stored for a child without consent. */
export function ProfileCard({ settings }: { readonly settings: Settings }) {
  const { isMadeByTeacher, username } = settings
  const needsConsent = useNeedsConsent()
  if (isMadeByTeacher)
    return (
      <SettingsCard
        id="profile"
        title={t('accounts/settings/profile')}
        about={t('accounts/settings/teacher-made-this-account')}
      >
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Fact name={t('ui/username')} value={username} />
          <Fact
            name={t('accounts/settings/name')}
            value={`${settings.firstName} ${settings.lastName}`.trim()}
          />
        </dl>
      </SettingsCard>
    )
  if (needsConsent)
    return (
      <SettingsCard
        id="profile"
        title={t('accounts/settings/profile')}
        about={t('accounts/settings/can-add-your-name')}
      >
        <dl>
          <Fact name={t('ui/username')} value={username} />
        </dl>
      </SettingsCard>
    )
  return <ProfileForm settings={settings} />
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="text-lg [overflow-wrap:anywhere]">{value}</dd>
    </div>
  )
}

const audience = (): Record<Role, string> => ({
  student: t('accounts/settings/name-is-shown-to-teachers'),
  teacher: t('accounts/settings/name-is-shown-in-your-classes'),
})

function ProfileForm({ settings }: { readonly settings: Settings }) {
  const { role } = useSession().user
  // If no name is stored, the username replaces it.
  const hasNoName = role === 'student' && settings.firstName === settings.username && settings.lastName === ''
  const [firstName, setFirstName] = useState(hasNoName ? '' : settings.firstName)
  const [lastName, setLastName] = useState(settings.lastName)
  const [school, setSchool] = useState(settings.schoolName ?? '')
  const save = useSettingsMutation(
    () =>
      call(saveProfile, {
        body: {
          firstName: hasNoName && firstName.trim() === '' ? settings.username : firstName,
          lastName,
          schoolName: school.trim() || null,
        },
      }),
    { done: t('accounts/settings/profile-saved') },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  return (
    <SettingsCard
      id="profile"
      title={t('accounts/settings/profile')}
      about={`${t('accounts/settings/sign-in-as-username', { username: settings.username })} ${audience()[role]}`}
    >
      <form
        noValidate
        onSubmit={submit}
        aria-label={t('accounts/settings/profile')}
        className="flex flex-col gap-4.5"
      >
        {hasNoName && (
          <p className="rounded-md bg-math-soft px-4 py-3">{t('accounts/settings/can-add-your-name-now')}</p>
        )}
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field
            label={t('ui/first-name')}
            autoComplete="given-name"
            maxLength={80}
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
            error={fieldErrorOf(save.error, 'firstName')}
          />
          <Field
            label={t('ui/last-name')}
            autoComplete="family-name"
            maxLength={80}
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
            error={fieldErrorOf(save.error, 'lastName')}
          />
        </div>
        <Field
          label={t('ui/school')}
          note={t('ui/optional')}
          autoComplete="organization"
          maxLength={120}
          value={school}
          onChange={(event) => setSchool(event.target.value)}
          error={fieldErrorOf(save.error, 'schoolName')}
        />
        <Button type="submit" className="self-start" busy={save.isPending}>
          {t('accounts/settings/save-profile')}
        </Button>
      </form>
    </SettingsCard>
  )
}
