(** Each statement of [Statement.v] has a proof, and none rests on an axiom: what Coq prints here, the build compares. *)
From Saltus Require Import Statement.
From Saltus.game Require Sequence.
From Saltus.checker Require Checker.
From Saltus.triple Require Theorems AsPrinted.
From Saltus.laws Require Multiples SmallestNumber SmallSets SetsOfThree SetsWithOne Symmetric.

Theorem sequence_exists : Sequence_exists. Proof. exact Sequence.sequence_exists. Qed.
Theorem sequence_is_unique : Sequence_is_unique. Proof. exact Sequence.sequence_unique. Qed.
Theorem periodicity_is_unique : Periodicity_is_unique. Proof. exact Sequence.periodicity_unique. Qed.
Theorem checker_is_sound : Sound Checker.check. Proof. exact Checker.check_sound. Qed.
Theorem lemma_6 : Lemma_6. Proof. exact Theorems.lemma_6. Qed.
Theorem lemma_7 : Lemma_7. Proof. exact Theorems.lemma_7. Qed.
Theorem mirror_law : Mirror_law. Proof. exact Theorems.mirror_law. Qed.
Theorem distance_to_multiple_is_one : Distance_to_multiple. Proof. exact Theorems.distance. Qed.
Theorem sharp_conjecture_12 : Sharp_conjecture_12. Proof. exact Theorems.sharp_conjecture_12. Qed.
Theorem conjecture_12_holds_from_2 : Conjecture_12_holds_from_2. Proof. exact AsPrinted.holds_from_2. Qed.
Theorem conjecture_12_fails_for_1 : Conjecture_12_fails_for_1. Proof. exact AsPrinted.fails_for_1. Qed.
Theorem heap_values_are_computed : Computes_values Theorems.heap_value. Proof. exact Theorems.heap_value_right. Qed.
Theorem multiples_law : Multiples_law. Proof. exact Multiples.multiples_law. Qed.
Theorem smallest_number_law : Smallest_number_law. Proof. exact SmallestNumber.smallest_number_law. Qed.
Theorem one_number : One_number. Proof. exact SmallSets.one_number. Qed.
Theorem two_numbers : Two_numbers. Proof. exact SmallSets.two_numbers. Qed.
Theorem lemma_8 : Lemma_8. Proof. exact SmallSets.lemma_8. Qed.
Theorem lemma_9 : Lemma_9. Proof. exact SmallSets.lemma_9. Qed.
Theorem lemma_10 : Lemma_10. Proof. exact SmallSets.lemma_10. Qed.
Theorem theorem_11 : Theorem_11. Proof. exact SetsOfThree.theorem_11. Qed.
Theorem lemma_8_fails_for_3a : Lemma_8_fails_for_3a. Proof. exact SmallSets.lemma_8_fails_for_3a. Qed.
Theorem all_odd : All_odd. Proof. exact SetsWithOne.all_odd. Qed.
Theorem one_odd_even : One_odd_even. Proof. exact SetsWithOne.one_odd_even. Qed.
Theorem one_and_even : One_and_even. Proof. exact SetsWithOne.one_and_even. Qed.
Theorem symmetric_backwards : Symmetric_backwards. Proof. exact Symmetric.symmetric_backwards. Qed.
Theorem symmetric_pure : Symmetric_pure. Proof. exact Symmetric.symmetric_pure. Qed.

Print Assumptions sequence_exists.
Print Assumptions sequence_is_unique.
Print Assumptions periodicity_is_unique.
Print Assumptions checker_is_sound.
Print Assumptions lemma_6.
Print Assumptions lemma_7.
Print Assumptions mirror_law.
Print Assumptions distance_to_multiple_is_one.
Print Assumptions sharp_conjecture_12.
Print Assumptions conjecture_12_holds_from_2.
Print Assumptions conjecture_12_fails_for_1.
Print Assumptions heap_values_are_computed.
Print Assumptions multiples_law.
Print Assumptions smallest_number_law.
Print Assumptions one_number.
Print Assumptions two_numbers.
Print Assumptions lemma_8.
Print Assumptions lemma_9.
Print Assumptions lemma_10.
Print Assumptions theorem_11.
Print Assumptions lemma_8_fails_for_3a.
Print Assumptions all_odd.
Print Assumptions one_odd_even.
Print Assumptions one_and_even.
Print Assumptions symmetric_backwards.
Print Assumptions symmetric_pure.
