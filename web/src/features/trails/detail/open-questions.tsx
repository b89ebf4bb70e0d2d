import type { PassportProgress, TrailDetail } from '@hoptrail/contracts/trails/trails';
import card from '../../../components/layout/card.module.css';
import QuestionForm from '../shared/question/question-form.tsx';

interface OpenQuestionsProps {
  trail: TrailDetail;
  questions: PassportProgress['questions'];
}

/** The questions of breweries where the person checked in, each with a field for its answer. */
export default function OpenQuestions({ trail, questions }: OpenQuestionsProps) {
  return questions.map(({ breweryId, triesLeft }) => {
    const brewery = trail.breweries.find(({ id }) => id === breweryId);
    if (!brewery?.question) return null;
    return (
      <section key={breweryId} className={card.card} aria-label={`Question of ${brewery.name}`}>
        <h2>One question at {brewery.name}</h2>
        <QuestionForm
          trailId={trail.id}
          breweryId={breweryId}
          question={brewery.question}
          triesLeft={triesLeft}
        />
      </section>
    );
  });
}
