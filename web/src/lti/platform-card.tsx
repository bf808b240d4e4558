import { deleteLtiPlatform, linkLtiRegistration, type LtiPlatform } from '@skills-center/contract/lti'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { PlatformForm } from './platform-form.tsx'
import { useLtiMutation } from './use-lti-mutation.ts'

/** One system: what to enter there, what to enter here, and its end. */
export function PlatformCard({ platform }: { readonly platform: LtiPlatform }) {
  const heading = `lti-${platform.id}`
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-xl font-bold">
          {platform.name}
        </h2>
        <Badge>{platform.isConnected ? t('lti/connected') : t('lti/not-connected')}</Badge>
      </div>
      {!platform.isConnected && <RegisterByLink platform={platform} />}
      <OurAddresses platform={platform} />
      <PlatformForm key={String(platform.isConnected)} platform={platform} labelledBy={heading} />
      <RemovePlatform platform={platform} />
    </Card>
  )
}

/** Systems with dynamic registration need only one address. */
function RegisterByLink({ platform: { id } }: { readonly platform: LtiPlatform }) {
  const make = useMutation({ mutationFn: () => call(linkLtiRegistration, { params: { platformId: id } }) })
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-bold">{t('lti/register-by-link')}</h3>
      <p className="text-ink-soft">{t('lti/about-registering-by-link')}</p>
      <MutationError error={make.error} />
      {make.data === undefined ? (
        <Button variant="outline" busy={make.isPending} onClick={() => make.mutate()}>
          {t('lti/make-a-link')}
        </Button>
      ) : (
        <div className="w-full">
          <CopyField label={t('lti/registration-link')} value={make.data.url} action={t('lti/copy')} />
        </div>
      )}
    </div>
  )
}

function OurAddresses({ platform }: { readonly platform: LtiPlatform }) {
  const { loginUrl, launchUrl, ourJwksUrl } = platform
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{t('lti/about-our-addresses')}</p>
      {[
        { label: t('lti/login-url'), value: loginUrl },
        { label: t('lti/launch-url'), value: launchUrl },
        { label: t('lti/our-jwks-url'), value: ourJwksUrl },
      ].map(({ label, value }) => (
        <Field key={label} label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
      ))}
    </div>
  )
}

function RemovePlatform({ platform: { id, name } }: { readonly platform: LtiPlatform }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useLtiMutation(
    () => call(deleteLtiPlatform, { params: { platformId: id } }),
    t('lti/removed'),
  )
  const title = t('lti/remove-name', { name })
  return (
    <>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {title}
      </Button>
      {isAsking && (
        <Dialog open title={title} onClose={() => setAsking(false)}>
          <div className="flex flex-col items-start gap-4">
            <p>{t('lti/removing-means')}</p>
            <MutationError error={remove.error} />
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {title}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
