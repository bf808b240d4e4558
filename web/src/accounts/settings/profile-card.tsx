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

/** Name and school; of an account that a teacher made they are only shown, and of a child nobody agreed for not kept. */
export function ProfileCard({ settings }: { readonly settings: Settings }) {
  const { isMadeByTeacher, username } = settings
  const needsConsent = useNeedsConsent()
  if (isMadeByTeacher)
    return (
      <SettingsCard
        id="profile"
        title={t('Profile')}
        about={t('Your teacher made this account and keeps the name in it.')}
      >
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Fact name={t('Username')} value={username} />
          <Fact name={t('Name')} value={`${settings.firstName} ${settings.lastName}`.trim()} />
        </dl>
      </SettingsCard>
    )
  if (needsConsent)
    return (
      <SettingsCard
        id="profile"
        title={t('Profile')}
        about={t(
          'You can add your name, email and school after a parent or your school says OK to your account. We don’t keep them before that.',
        )}
      >
        <dl>
          <Fact name={t('Username')} value={username} />
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
  student: t('Your name is shown to teachers of your classes, never to other students.'),
  teacher: t('Your name is shown in your classes.'),
})

function ProfileForm({ settings }: { readonly settings: Settings }) {
  const { role } = useSession().user
  // Where no name is kept, the username stands in for it.
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
    { done: t('Profile saved') },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  return (
    <SettingsCard
      id="profile"
      title={t('Profile')}
      about={`${t('You sign in as {username}.', { username: settings.username })} ${audience()[role]}`}
    >
      <form noValidate onSubmit={submit} aria-label={t('Profile')} className="flex flex-col gap-4.5">
        {hasNoName && (
          <p className="rounded-md bg-math-soft px-4 py-3">
            {t('You can add your name now. Until you do, your teachers see your username.')}
          </p>
        )}
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field
            label={t('First name')}
            autoComplete="given-name"
            maxLength={80}
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
            error={fieldErrorOf(save.error, 'firstName')}
          />
          <Field
            label={t('Last name')}
            autoComplete="family-name"
            maxLength={80}
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
            error={fieldErrorOf(save.error, 'lastName')}
          />
        </div>
        <Field
          label={t('School')}
          note={t('(optional)')}
          autoComplete="organization"
          maxLength={120}
          value={school}
          onChange={(event) => setSchool(event.target.value)}
          error={fieldErrorOf(save.error, 'schoolName')}
        />
        <Button type="submit" className="self-start" busy={save.isPending}>
          {t('Save profile')}
        </Button>
      </form>
    </SettingsCard>
  )
}
