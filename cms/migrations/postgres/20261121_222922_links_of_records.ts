import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "employees_papers_taught" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_teaching_work_section_data" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_courses_attended" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_seminars" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_extension" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_student_support_section_data" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_research" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_research_articles" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_other_publications" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_research_paper" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_text_book" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_workshop" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_guideship" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_awards" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_achievements" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_college_activities" ADD COLUMN "link" varchar;
  ALTER TABLE "employees_social_activities" ADD COLUMN "link" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "employees_papers_taught" DROP COLUMN "link";
  ALTER TABLE "employees_teaching_work_section_data" DROP COLUMN "link";
  ALTER TABLE "employees_courses_attended" DROP COLUMN "link";
  ALTER TABLE "employees_seminars" DROP COLUMN "link";
  ALTER TABLE "employees_extension" DROP COLUMN "link";
  ALTER TABLE "employees_student_support_section_data" DROP COLUMN "link";
  ALTER TABLE "employees_research" DROP COLUMN "link";
  ALTER TABLE "employees_research_articles" DROP COLUMN "link";
  ALTER TABLE "employees_other_publications" DROP COLUMN "link";
  ALTER TABLE "employees_research_paper" DROP COLUMN "link";
  ALTER TABLE "employees_text_book" DROP COLUMN "link";
  ALTER TABLE "employees_workshop" DROP COLUMN "link";
  ALTER TABLE "employees_guideship" DROP COLUMN "link";
  ALTER TABLE "employees_awards" DROP COLUMN "link";
  ALTER TABLE "employees_achievements" DROP COLUMN "link";
  ALTER TABLE "employees_college_activities" DROP COLUMN "link";
  ALTER TABLE "employees_social_activities" DROP COLUMN "link";`)
}
