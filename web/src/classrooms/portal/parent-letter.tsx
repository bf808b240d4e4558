import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { type LetterNames, LetterSheet } from './letter-sheet.tsx'

/** To families: what their child works with, and what they can do at home. */
export function ParentLetter({ names }: { readonly names: LetterNames }) {
  const { appName, address } = names
  return (
    <LetterSheet title={t('Math and science practice with {appName}', { appName })} names={names}>
      <p>{t('Dear families,')}</p>
      <p>
        {t(
          'This year our class practices math and science with {appName}. It asks questions at each student’s own level, says at once whether an answer is right, and explains the steps. When a skill has been known for a while, it comes back for a short review, so that it lasts.',
          { appName },
        )}
      </p>
      <h4 className="text-lg font-semibold">{t('How your child signs in')}</h4>
      <p>
        <Rich
          message="At <address>{address}</address>, with the username and password on the card that I hand out. No email address is needed. Please help to keep the card in a safe place."
          values={{ address }}
          parts={{ address: <strong /> }}
        />
      </p>
      <h4 className="text-lg font-semibold">{t('What you can do')}</h4>
      <ul className="list-disc space-y-1 pl-6">
        <li>{t('Ten to twenty minutes, three or four days a week, do more than one long evening.')}</li>
        <li>{t('Let mistakes happen: they choose what comes next. Hints are there to be used.')}</li>
        <li>{t('Ask “How did you get that?” instead of giving the answer.')}</li>
        <li>{t('Look at the progress report together. Your child can make a link to it for you.')}</li>
      </ul>
      <h4 className="text-lg font-semibold">{t('What the numbers mean')}</h4>
      <p>
        {t(
          'Mastery is the chance, out of 100, that your child gets a fresh question of a skill right today. It is not a grade. It rises with right answers, and it falls slowly when a skill is not practiced.',
        )}
      </p>
      <h4 className="text-lg font-semibold">{t('Privacy')}</h4>
      <p>
        {t(
          'There is no advertising and no tracking. What is kept is what practice needs: a name, a username, and the answers. I see them, and so does anybody who teaches this class with me; classmates do not.',
        )}
      </p>
      <p>{t('Please write to me with any question.')}</p>
    </LetterSheet>
  )
}
