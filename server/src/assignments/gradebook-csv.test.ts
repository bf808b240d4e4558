import { expect, test } from 'vitest'
import { canvasCsv, gradebookCsv, powerSchoolCsv } from './gradebook-csv.ts'
import { percentWithMissing } from './gradebook.ts'

const noRules = {
  missing: 'left-out',
  late: { kind: 'none' },
  dropLowest: 0,
  retakes: 'best',
  categories: [],
}

test('a name that a spreadsheet would run as a formula stays a name, and a comma or quote in it ends no cell', () => {
  const student = (name: string) => ({
    id: '',
    name,
    username: 'u',
    studentNumber: null,
    cells: [],
    categories: [],
    done: 1,
    missing: 0,
    percent: -5,
  })
  const names = ['=HYPERLINK("http://x")', '+1', '-1', '@sum', '\t=1', 'Ada, "B"']
  const csv = gradebookCsv(
    JSON.parse(JSON.stringify({ assignments: [], grading: noRules, students: names.map(student) })),
  )
  expect(csv.split('\r\n').slice(1, -1)).toEqual([
    `"'=HYPERLINK(""http://x"")",u,,1,0,-5`,
    `'+1,u,,1,0,-5`,
    `'-1,u,,1,0,-5`,
    `'@sum,u,,1,0,-5`,
    `'\t=1,u,,1,0,-5`,
    `"Ada, ""B""",u,,1,0,-5`,
  ])
})

test('Canvas reads a line of points and a line for each student, found by username', () => {
  const cells = [{ status: 'done', points: 15 }, { status: 'excused', points: null }, null]
  const assignments = ['Rates', 'Fractions, part 2', 'Forces'].map((title) => ({ title, points: 20 }))
  const book = {
    assignments,
    students: [{ name: 'Maya B', username: 'maya.b', studentNumber: '100234', cells }],
  }
  expect(canvasCsv(JSON.parse(JSON.stringify(book))).split('\r\n')).toEqual([
    'Student,ID,SIS User ID,SIS Login ID,Section,Rates,"Fractions, part 2",Forces',
    '    Points Possible,,,,,20,20,20',
    'Maya B,,100234,maya.b,,15,EX,',
    '',
  ])
})

test('PowerSchool reads lines about one assignment, then a line for each student who has a number', () => {
  const student = (name: string, studentNumber: string | null, cell: object | null) => ({
    name,
    studentNumber,
    cells: [null, cell],
  })
  const book = {
    className: 'Period 2',
    assignments: [
      { id: 'a', title: 'Rates' },
      { id: 'b', title: 'Fractions, part 2', points: 50 },
    ],
    students: [
      student('Maya B', '100234', { points: 37.5 }),
      student('Kai L', '0077', { points: null }),
      student('Zoe K', null, { points: 40 }),
      student('Not assigned', '5', null),
    ],
  }
  expect(powerSchoolCsv(JSON.parse(JSON.stringify(book)), JSON.parse('"b"'))?.split('\r\n')).toEqual([
    'Teacher Name:,,',
    'Class:,Period 2,',
    'Assignment Name:,"Fractions, part 2",',
    'Due Date:,,',
    'Points Possible:,50.0,',
    'Extra Points:,0.0,',
    'Score Type:,POINTS,',
    'Student Num,Student Name,Score',
    '100234,Maya B,37.5',
    '0077,Kai L,',
    '',
  ])
  expect(powerSchoolCsv(JSON.parse(JSON.stringify(book)), JSON.parse('"c"'))).toBeUndefined()
})

const work = (...skills: readonly [questions: number, rightAtOnce: number][]) => ({
  questions: skills.reduce((sum, [questions]) => sum + questions, 0),
  percent: 100,
  skills: skills.map(([questions, rightAtOnce]) => ({ questions, rightAtOnce, credit: rightAtOnce })),
})

test.each([
  ['three of four, all right', { kind: 'fixed', isSame: true, questions: 4 }, work([3, 3]), 75],
  ['one skill of two', { kind: 'count', questions: 5 }, work([5, 4], [0, 0]), 40],
  ['more than was asked in one skill', { kind: 'count', questions: 5 }, work([8, 8], [2, 2]), 77],
  ['nothing', { kind: 'count', questions: 5 }, work([0, 0]), 0],
  ['nothing toward a mastery', { kind: 'mastery', mastery: 80 }, work([0, 0]), 0],
  ['some questions toward a mastery', { kind: 'mastery', mastery: 80 }, work([6, 6]), 100],
])('missing work as zero: %s', (_, goal, done, percent) => {
  expect(percentWithMissing(JSON.parse(JSON.stringify(goal)), JSON.parse(JSON.stringify(done)))).toBe(percent)
})
