import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import { Card } from '../ui/card.tsx'

const cell = 'px-4 py-3 font-normal first:pl-5 last:pr-5 [overflow-wrap:anywhere]'

/** Who is in the class. For its teacher. */
export function Roster({ students }: { readonly students: ClassroomDetail['students'] }) {
  return (
    <section aria-labelledby="roster">
      <h2 id="roster" className="mb-3 text-2xl font-bold">
        Roster
      </h2>
      {students.length === 0 ? (
        <p className="text-ink-soft">Nobody is in this class yet.</p>
      ) : (
        <Card padding="none" className="overflow-hidden">
          <table className="w-full text-left">
            <caption className="sr-only">Students of this class</caption>
            <thead className="text-sm text-ink-soft">
              <tr>
                <th scope="col" className={`${cell} font-medium`}>
                  Name
                </th>
                <th scope="col" className={`${cell} font-medium`}>
                  Username
                </th>
                <th scope="col" className={`${cell} font-medium`}>
                  Grade
                </th>
              </tr>
            </thead>
            <tbody>
              {students.map((student) => (
                <tr key={student.username} className="border-t border-line">
                  <th scope="row" className={`${cell} font-semibold`}>
                    {student.name}
                  </th>
                  <td className={cell}>{student.username}</td>
                  <td className={cell}>{student.gradeLevel === 0 ? 'K' : student.gradeLevel}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </section>
  )
}
