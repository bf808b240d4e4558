import { Eye, EyeOff } from 'lucide-react'

/** What being in a class shows, and to whom: before joining and while in it. */
export function TeachersSee() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div>
        <h3 className="flex items-center gap-2 text-lg font-semibold">
          <Eye aria-hidden className="size-5 text-math" />
          Your teachers see
        </h3>
        <ul className="mt-2 list-disc pl-6 text-ink-soft marker:text-line-strong">
          <li>your name, username and grade</li>
          <li>what you practice, your answers, and when</li>
          <li>how far you are in each skill</li>
        </ul>
      </div>
      <div>
        <h3 className="flex items-center gap-2 text-lg font-semibold">
          <EyeOff aria-hidden className="size-5 text-science" />
          They do not see
        </h3>
        <ul className="mt-2 list-disc pl-6 text-ink-soft marker:text-line-strong">
          <li>your email address, if you gave one</li>
          <li>which other classes you are in</li>
        </ul>
        <p className="mt-2 text-ink-soft">Classmates see nothing about you, not even your name.</p>
      </div>
    </div>
  )
}
